/** Cards of a hand that are picked one after the other before the choice is confirmed, such as those of a pass. */
export class Picks {
  cards = $state.raw<string[]>([])

  /** How many are wanted, and in which order they are kept, if not as they were picked. */
  constructor(
    readonly size: () => number,
    readonly order: (cards: string[]) => string[] = (cards) => cards,
  ) {}

  get isComplete(): boolean {
    return this.cards.length === this.size()
  }

  /** Picks a card or takes it back; false if there are enough already. */
  toggle(card: string): boolean {
    const isPicked = this.cards.includes(card)
    if (!isPicked && this.isComplete) return false
    this.cards = isPicked ? this.cards.filter((each) => each !== card) : this.order([...this.cards, card])
    return true
  }

  clear(): void {
    this.cards = []
  }
}
