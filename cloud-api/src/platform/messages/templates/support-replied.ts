import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'

/** `name`: name of the person who requested help. `reply`: its text, in the reader's half of the mail alone. */
type Reply = {
  language: Language
  restaurant: LocalizedText
  name: string
  number: number
  subject: string
  reply: string
  link: string
}

export const supportRepliedMail = ({ language, restaurant, name, number, subject, reply, link }: Reply): MailContent => {
  const place = (shown: Language) => isolated(inLanguage(restaurant, shown))
  const lines = reply.split('\n').filter((line) => line.trim() !== '')
  const replyIn = (shown: Language, otherwise: string) => (shown === language ? lines.map(isolated) : [otherwise])
  return renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `Support has replied to your request ${number}`,
        heading: 'Support has replied',
        paragraphs: [
          `Hello ${isolated(name)}, we have replied to request ${number} of ${place('en')}:`,
          isolated(subject),
          ...replyIn('en', 'Open the request to read the reply and to write back.'),
        ],
        button: 'Open the request',
        after: ['Please do not reply to this email.'],
      },
      ar: {
        subject: `رد الدعم على طلب المساعدة رقم ${number}`,
        heading: 'وصلك رد من الدعم',
        paragraphs: [
          `مرحبًا ${isolated(name)}، رددنا على طلب المساعدة رقم ${number} الخاص بـ ${place('ar')}:`,
          isolated(subject),
          ...replyIn('ar', 'افتح الطلب لقراءة الرد والكتابة إلينا.'),
        ],
        button: 'فتح الطلب',
        after: ['يرجى عدم الرد على هذه الرسالة.'],
      },
    },
  })
}
