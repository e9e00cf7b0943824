// Files of one-time links, passed on to the page while they arrive: a long list is written by the cloud for minutes.
import type { CloudStream } from './cloud.ts'

/** Milliseconds without any byte. */
export const downloadTimeout = 60_000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/** Passes the bytes on as they are read. An error of the source, or a time without any byte, is an error of the file and not its end. */
const withInactivityLimit = (source: Body, abort: () => void, milliseconds: number): Body => {
  const reader = source.getReader()
  const readInTime = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no byte arrived in time')), milliseconds)
    })
    try {
      return await Promise.race([reader.read(), limit])
    } finally {
      clearTimeout(timer)
    }
  }
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await readInTime()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error(error)
        abort()
      }
    },
    cancel: abort,
  })
}

/** The body of an answer for the page; null when it has none. */
export const downloadBody = ({ body, abort }: CloudStream, milliseconds = downloadTimeout): Body | null =>
  body && withInactivityLimit(body, abort, milliseconds)
