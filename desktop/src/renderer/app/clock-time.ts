/** Minutes and seconds, or hours and minutes from an hour on; a minus for what is past. */
export const clockTime = (milliseconds: number): string => {
  const seconds = Math.floor(Math.abs(milliseconds) / 1_000)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const shown =
    minutes < 60 ? `${minutes}:${String(rest).padStart(2, '0')}` : `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}`
  return milliseconds < 0 ? `−${shown}` : shown
}

/** What is left until a moment, in seconds that have begun; undefined when it is there. */
export const leftUntil = (moment: number, now: number): string | undefined => {
  const seconds = Math.ceil((moment - now) / 1_000)
  return seconds > 0 ? clockTime(seconds * 1_000) : undefined
}
