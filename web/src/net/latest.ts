/** Of several requests for one place on the page only the latest counts: an earlier one that is answered, or fails, after
 *  it was made never does. Its promise stays open, so nothing that waits for it goes on. */
export function latest(): <T>(answer: Promise<T>) => Promise<T> {
  let newest = 0
  return (answer) => {
    const number = ++newest
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => number === newest && resolve(value),
        (error: unknown) => number === newest && reject(error),
      )
    })
  }
}
