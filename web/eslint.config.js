import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Imports point one way: each folder may import those listed before it. Screens may import all of these, and not each other.
const layers = ['protocol', 'game', 'art', 'i18n', 'net', 'ui', 'app', 'board', 'rules']
const screens = [
  'admin',
  'daily',
  'history',
  'home',
  'learn',
  'privacy',
  'puzzles',
  'replay',
  'review',
  'settings',
  'table',
]
const onlyBelow = (folder, others) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: `^(\\.\\./)+(${others.join('|')})/` }] }],
  },
})
const oneWayImports = [
  ...layers.map((folder, level) => onlyBelow(folder, [...layers.slice(level + 1), ...screens])),
  ...screens.map((folder) =>
    onlyBelow(
      folder,
      screens.filter((other) => other !== folder),
    ),
  ),
]

export default defineConfig(
  { ignores: ['dist/', 'public/', 'src/protocol/endpoints.ts', 'src/protocol/types.ts', 'src/i18n/textIds.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // Prettier decides the layout
  { rules: { 'no-undef': 'off' } }, // TypeScript reports undefined names, and it knows the types
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // The art is SVG text that this folder itself computes: no input from outside reaches it.
    files: ['src/art/**'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  ...oneWayImports,
)
