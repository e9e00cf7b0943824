const waits = [30, 60, 120, 240, 480, 960, 1_800]

/** Seconds until the next try after so many that failed; undefined after the eighth, an hour later: nobody waits for it any more. */
export const waitAfter = (tries: number): number | undefined => waits[tries - 1]
