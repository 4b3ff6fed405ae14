import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const localesFolder = fileURLToPath(new URL('../locales', import.meta.url))

/** The texts of one language as one module: `virtual:texts/de`; `virtual:rulebook/de`,
 *  `virtual:learn/de`, `virtual:review/de`, `virtual:puzzles/de`, `virtual:daily/de`, `virtual:history/de`, `virtual:privacy/de` and `virtual:admin/de` apart, because few visits need them and they are long. Files that only the terminal shows stay out.
 *  Fluent is parsed here and not in the browser, where it would be a tenth of the time to the first page. */
function locales(): Plugin {
  const prefix = '\0virtual:'
  const elsewhere = new Set([
    'rulebook.ftl',
    'learn.ftl',
    'review.ftl',
    'puzzles.ftl',
    'daily.ftl',
    'history.ftl',
    'privacy.ftl',
    'admin.ftl',
    'cli.ftl',
    'terminal.ftl',
  ])
  return {
    name: 'locales',
    resolveId: (id) =>
      /^virtual:(texts|rulebook|learn|review|puzzles|daily|history|privacy|admin)\//.test(id) ? '\0' + id : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const [kind, language] = id.slice(prefix.length).split('/') as [string, string]
      const folder = `${localesFolder}/${language}`
      const names = readdirSync(folder).filter((name) =>
        kind === 'texts' ? !elsewhere.has(name) : name === `${kind}.ftl`,
      )
      const texts = names.sort().map((name) => {
        this.addWatchFile(`${folder}/${name}`)
        return readFileSync(`${folder}/${name}`, 'utf8')
      })
      const { body } = new FluentResource(texts.join('\n'))
      const entries = body.map(({ id, value, attributes }) =>
        Object.keys(attributes).length ? [id, value, attributes] : [id, value],
      )
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))})`
    },
  }
}

/** The page is fetched together with the few lines that begin it, not after them. */
function together(): Plugin {
  return {
    name: 'together',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'main')
        const needed = new Set(main ? [main.fileName] : [])
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
        for (const name of needed) {
          const file = bundle[name]
          if (file?.type === 'chunk') file.imports.forEach((other) => needed.add(other))
        }
        if (entry) needed.delete(entry.fileName) // it stands there already
        return [...needed].flatMap((name) => {
          const file = bundle[name]
          const styles = file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
          return [
            { tag: 'link', injectTo: 'head' as const, attrs: { rel: 'modulepreload', href: `/${name}` } },
            ...styles.map((href) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'stylesheet', href: `/${href}` },
            })),
          ]
        })
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), locales(), together()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs comes in one file: each file costs some hundred bytes of headers.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'shared',
              test: /src\/(ui\/(router|settings|StrengthChoice|LanguageMenu)|i18n\/names|art\/look)\./,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['YOKAI_SERVER'] ?? 'http://127.0.0.1:7007', ws: true } },
    fs: { allow: ['..'] },
  },
})
