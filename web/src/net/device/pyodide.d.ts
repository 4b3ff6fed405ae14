/** The part of Pyodide that we use. */
export interface PyProxy {
  (...args: unknown[]): unknown
  destroy(): void
}
export declare function loadPyodide(options: { indexURL: string; stdLibURL: string; fullStdLib: boolean }): Promise<{
  registerJsModule(name: string, module: object): void
  runPython(source: string): unknown
  globals: { get(name: string): PyProxy; set(name: string, value: unknown): void }
}>
