// The alarm test in the first steps: the SMS that the restaurant would get, marked as a test.
import { smsText, wordingOf, type SmsValues, type SmsWording } from '../sms/sms-wording.ts'

/** Maximum number of tests by a restaurant in an hour. */
export const maxAlarmTests = 3

/** The text of the SMS about one order, with a realistic order number. */
export const alarmTestText = (wording: SmsWording, restaurant: SmsValues['restaurant']): string => {
  const values = { restaurant, orderNumber: 1 }
  return `تجربة · Test\n${smsText({ wording: wordingOf(wording, 'order_waiting'), values, first: 'ar' })}`
}
