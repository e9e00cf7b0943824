type Deps = { isEnded: () => boolean; complain: (what: string, error: unknown) => void }

/** For what nobody waits for: its failure is logged, and after the end nobody's business. */
export const createInBackground =
  ({ isEnded, complain }: Deps) =>
  (work: Promise<unknown>): void => {
    work.catch((error: unknown) => {
      if (!isEnded()) complain('something in the background failed', error)
    })
  }
