/** Runs something after so many milliseconds; gives what cancels it. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Runs something every so many milliseconds; gives what ends it. */
export const every = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setInterval(run, milliseconds)
  return () => clearInterval(timer)
}
