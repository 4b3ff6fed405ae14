import { errorText } from '../net/errors'
import { navigate } from './router.svelte'

/** Waits for a table that the server is asked to make and opens it, or says why there is none. */
export class TableMaker {
  busy = $state(false)
  trouble = $state('')

  async open(asked: Promise<{ code: string }>): Promise<void> {
    this.busy = true
    this.trouble = ''
    try {
      const { code } = await asked
      navigate(`/t/${code}`)
    } catch (error) {
      this.trouble = errorText(error)
    } finally {
      this.busy = false
    }
  }
}
