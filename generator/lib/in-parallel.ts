import { availableParallelism } from 'node:os'

/** How long a visitor of the terminal waits without a word. */
const SILENCE_MS = 1500

/** Does `work` for every item, as many at once as there are cores, and says how many are left while it takes time. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  let done = 0
  const says = setInterval(
    () => console.error(`Files still to be made: ${items.length - done} of ${items.length}`),
    SILENCE_MS,
  )
  const workOn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item)
      done++
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, workOn))
  } finally {
    clearInterval(says)
  }
}
