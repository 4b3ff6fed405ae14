/** The result of a day as a text to share. It tells how well each deal went, and nothing about its cards. */

const marks = ['⬛', '🟥', '🟧', '🟨', '🟩']

/** One square for a deal, by the share of the other results that were beaten. */
export function mark(percent: number): string {
  return marks[Math.min(Math.floor(percent / 20), marks.length - 1)] ?? ''
}

export function shareText(title: string, percents: number[], total: string, address: string): string {
  return `${title}\n${percents.map(mark).join('')} ${total}\n${address}`
}
