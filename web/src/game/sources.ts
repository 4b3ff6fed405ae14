/** Deals that are played again come from a table, which a code names, or from a record that somebody brought. */

export const FROM_FILE = 'file:'

export const isFromFile = (source: string): boolean => source.startsWith(FROM_FILE)
