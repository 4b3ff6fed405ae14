import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const localesFolder = fileURLToPath(new URL('../locales', import.meta.url))

/** The texts of one language as one module: `virtual:texts/de`; `virtual:rulebook/de`,
 *  `virtual:learn/de`, `virtual:review/de`, `virtual:puzzles/de`, `virtual:daily/de`, `virtual:history/de`, `virtual:privacy/de`, `virtual:admin/de` and `virtual:app/de` apart, because few visits need them and they are long. Files that only the terminal shows stay out.
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
    'app.ftl',
    'cli.ftl',
    'terminal.ftl',
  ])
  return {
    name: 'locales',
    resolveId: (id) =>
      /^virtual:(texts|rulebook|learn|review|puzzles|daily|history|privacy|admin|app)\//.test(id)
        ? '\0' + id
        : undefined,
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

/** Where the page will be published; the one without a server may lie in a folder of a site. */
const base = process.env['BASE'] ?? '/'

/** Links name screens as if the page were at the root of its site. */
function linksBelow(base: string) {
  return {
    name: 'links-below',
    markup: ({ content }: { content: string }) => ({
      code: content.replace(/(<a\b[^>]*?\shref=(?:"|\{`))\//g, (_, before: string) => before + base),
    }),
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
            { tag: 'link', injectTo: 'head' as const, attrs: { rel: 'modulepreload', href: `${base}${name}` } },
            ...styles.map((href) => ({
              tag: 'link',
              injectTo: 'head' as const,
              attrs: { rel: 'stylesheet', href: `${base}${href}` },
            })),
          ]
        })
      },
    },
  }
}

export default defineConfig({
  base,
  define: { 'import.meta.env.VITE_PYTHON': JSON.stringify(process.env['VITE_PYTHON'] ?? '') },
  plugins: [svelte(base === '/' ? {} : { preprocess: [vitePreprocess(), linksBelow(base)] }), locales(), together()],
  worker: { format: 'es' },
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
              test: /src\/(ui\/(router|settings|StrengthChoice|LanguageMenu)|i18n\/names|art\/look|game\/(cards|sources)|net\/(api|server|transport|once|invitation|device\/(status|transport)))\./,
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
