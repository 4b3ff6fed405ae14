declare module 'virtual:texts/*' {
  const ftl: string
  export default ftl
}
declare module 'virtual:rulebook/*' {
  const ftl: string
  export default ftl
}
