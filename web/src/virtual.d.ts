declare module 'virtual:texts/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:learn/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:rulebook/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:review/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}

declare module 'virtual:puzzles/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:daily/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:history/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:privacy/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
declare module 'virtual:admin/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}

declare module 'virtual:app/*' {
  const entries: import('./i18n/languages').Entry[]
  export default entries
}
