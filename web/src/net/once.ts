/** The answer of a request that is made once, however often it is asked for; a failed one is made again. */
export function once<T>(load: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let answer: Promise<T> | null = null
  const forget = () => (answer = null)
  const fail = (error: unknown) => {
    forget()
    throw error
  }
  return { get: () => (answer ??= load().catch(fail)), forget }
}
