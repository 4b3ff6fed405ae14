declare module 'virtual:texts/*' {
  const entries: import('./lib/languages').Entry[]
  export default entries
}
declare module 'virtual:rulebook/*' {
  const entries: import('./lib/languages').Entry[]
  export default entries
}
