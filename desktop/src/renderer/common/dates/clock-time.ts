const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats a duration as minutes and seconds, from one hour on with hours before them; negative durations get a minus sign. */
export const clockTime = (milliseconds: number): string => {
  const total = Math.floor(Math.abs(milliseconds) / 1_000)
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, twoDigits(total % 60)]
  const shown = hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`
  return milliseconds < 0 ? `−${shown}` : shown
}

/** The time left until `end`, rounded up to seconds; undefined when it has been reached. */
export const remainingTime = (end: number, now: number): string | undefined => {
  const seconds = Math.ceil((end - now) / 1_000)
  return seconds > 0 ? clockTime(seconds * 1_000) : undefined
}
