// Lines of the log without what an error says: its message may quote a response of the cloud, with names of guests. What is
// shown is chosen by what it is, not searched for what it must not be.

/** Written between what happened, a text of ours, and the details. */
export const detailsMark = '\t'

const entry = /^\[(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)[^\]]*\] +\[(\w+)\] *(.*)$/
const frame = /^ {4}at (?:(?:async )?([\w.$<>]+(?: \[as \w+\])?) )?\(?(?:.*[/\\])?([\w.-]+:\d+:\d+)\)?$/
const errorName = /\b([A-Z][A-Za-z]*Error)\b/
const errorCode = /\b(E[A-Z]{4,}|ERR_[A-Z_]+|SQLITE_[A-Z_]+)\b/

/** The time, what happened, the kind of the error and its place in the code, oldest first. */
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
