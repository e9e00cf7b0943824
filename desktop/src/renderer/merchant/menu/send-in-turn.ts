// Changes of one entity are sent one after another, each with the version from the previous change.

/** The version of each entity after the change that is being sent. */
const coming = new Map<string, Promise<number>>()

/**
 * Sends a change with the displayed version or, while another change of the same entity is being sent, with the version that results from
 * it: a switch that is tapped twice is switched twice. Returns the reply, and whether it is the last change.
 */
export const sendInTurn = async <T>(
  thing: string,
  seen: number,
  send: (version: number) => Promise<T>,
  versionOf: (reply: T) => number,
): Promise<{ reply: T; isLast: boolean }> => {
  const version = coming.get(thing) ?? Promise.resolve(seen)
  const sent = version.then(send)
  const next = sent.then(versionOf, () => version) // a refused change does not make a version
  coming.set(thing, next)
  try {
    return { reply: await sent, isLast: coming.get(thing) === next }
  } finally {
    if (coming.get(thing) === next) coming.delete(thing)
  }
}
