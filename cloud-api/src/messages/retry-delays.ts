const delays = [30, 60, 120, 240, 480, 960, 1_800]

/** Returns the seconds until the next attempt after a number of failed ones, or undefined after the eighth, about an hour later. */
export const retryDelayAfter = (tries: number): number | undefined => delays[tries - 1]
