type Deps = { isEnded: () => boolean; logError: (what: string, error: unknown) => void }

/** Runs a promise without awaiting it. Logs its failure, except after shutdown. */
export const createBackgroundRunner =
  ({ isEnded, logError }: Deps) =>
  (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      if (!isEnded()) logError('background task failed', error)
    })
  }
