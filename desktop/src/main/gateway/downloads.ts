// Streams files of one-time links to the page: the cloud may take minutes to write a long list.
import type { CloudStream } from '../cloud/cloud.ts'

/** Maximum milliseconds without a byte. */
export const downloadTimeout = 60_000

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

/** Passes bytes on as they arrive. An error of the source, or a time without a byte, becomes an error of the file and not its end. */
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

/** The body of a response for the page; null without a body. */
export const downloadBody = ({ body, abort }: CloudStream, milliseconds = downloadTimeout): Body | null =>
  body && withInactivityLimit(body, abort, milliseconds)
