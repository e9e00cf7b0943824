// Number of messages that a provider charges for a text (3GPP TS 23.038).

/** The GSM 7-bit alphabet, without characters that take two places. */
const gsm =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const gsmOfTwo = '\f^{}\\[~]|€'

const sizes = { gsm: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const

/** Arabic is sent as UCS-2. `length` counts places in the alphabet of the text. */
export const smsParts = (text: string) => {
  const characters = [...text]
  const isGsm = characters.every((character) => gsm.includes(character) || gsmOfTwo.includes(character))
  const length = isGsm ? characters.reduce((sum, character) => sum + (gsmOfTwo.includes(character) ? 2 : 1), 0) : text.length
  const { one, each } = isGsm ? sizes.gsm : sizes.ucs2
  return { length, parts: length <= one ? 1 : Math.ceil(length / each) }
}
