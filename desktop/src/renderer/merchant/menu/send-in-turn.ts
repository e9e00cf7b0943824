// Changes of one thing that are sent one after another, each with the version that the one before has made.

/** The version of each thing once the change of it that is being sent has been answered. */
const coming = new Map<string, Promise<number>>()

/**
 * Sends a change with the version that was seen or, while another change of the same thing is being sent from here, with the version which that one makes: a
 * switch that is tapped twice is switched twice. Returns the reply, and whether no later change follows it.
 */
export const sendInTurn = async <T>(
  thing: string,
  seen: number,
  send: (version: number) => Promise<T>,
  versionOf: (reply: T) => number,
): Promise<{ reply: T; isLast: boolean }> => {
  const version = coming.get(thing) ?? Promise.resolve(seen)
  const sent = version.then(send)
  const next = sent.then(versionOf, () => version) // a refused change makes no version
  coming.set(thing, next)
  try {
    return { reply: await sent, isLast: coming.get(thing) === next }
  } finally {
    if (coming.get(thing) === next) coming.delete(thing)
  }
}
