import { expect, test } from 'vitest'
import { closesNextDay, draftOfHours, hoursOfDraft, periodOf } from './hours-draft.ts'

test.each([
  ['11:00', '23:00', { opens: 660, closes: 1_380 }, false],
  ['17:00', '02:00', { opens: 1_020, closes: 1_560 }, true],
  ['17:00', '17:00', { opens: 1_020, closes: 2_460 }, true],
  ['00:00', '00:00', { opens: 0, closes: 1_440 }, false],
  ['17:00', '00:00', { opens: 1_020, closes: 1_440 }, true],
])('%s to %s', (opens, closes, period, isNextDay) => {
  expect(periodOf({ opens, closes })).toEqual(period)
  expect(closesNextDay({ opens, closes })).toBe(isNextDay)
})

test('an incomplete time is not valid', () => {
  expect(periodOf({ opens: '', closes: '12:00' }).opens).toBeNaN()
})

test('hours stay the same through the form; without hours the form proposes a week', () => {
  const day = [
    { opens: 0, closes: 1_440 },
    { opens: 1_439, closes: 2_878 },
  ]
  const hours = {
    week: [day, [], day, [], day, [], day],
    specialDays: [{ name: 'Eid', from: '2027-03-10', to: '2027-03-12', periods: [] }],
    lastOrders: 30,
  }
  expect(hoursOfDraft(draftOfHours(hours))).toEqual(hours)
  expect(hoursOfDraft(draftOfHours(null))).toBeNull()
  expect(hoursOfDraft({ ...draftOfHours(null), isAlways: false })?.week[3]).toEqual([{ opens: 660, closes: 1_380 }])
})
