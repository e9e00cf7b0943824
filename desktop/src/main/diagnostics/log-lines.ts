// Lines of the log without error messages, which may quote a response of the cloud with names of guests. Known parts of a line are
// selected, and everything else is dropped.

/** The separator between our own description of an event and its details. */
export const detailsMark = '\t'

const entry = /^\[(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)[^\]]*\] +\[(\w+)\] *(.*)$/
const frame = /^ {4}at (?:(?:async )?([\w.$<>]+(?: \[as \w+\])?) )?\(?(?:.*[/\\])?([\w.-]+:\d+:\d+)\)?$/
const errorName = /\b([A-Z][A-Za-z]*Error)\b/
const errorCode = /\b(E[A-Z]{4,}|ERR_[A-Z_]+|SQLITE_[A-Z_]+)\b/

/** Lines with the time, the event, the kind of the error and its place in the code, oldest first. */
export const safeLogLines = (log: string, max: number): string[] =>
  log
    .split(/\r?\n/)
    .flatMap((line) => {
      const [isEntry, time, level, text = ''] = entry.exec(line) ?? []
      if (isEntry) {
        const mark = text.indexOf(detailsMark)
        const happened = mark < 0 ? '' : text.slice(0, mark)
        const details = text.slice(mark + 1)
        return [[time, level, happened, errorName.exec(details)?.[1], errorCode.exec(details)?.[1]].filter(Boolean).join(' ')]
      }
      const [isFrame, name, place] = frame.exec(line) ?? []
      return isFrame ? [`    at ${name ? `${name} (${place})` : place}`] : []
    })
    .slice(-max)
