// Internationalised domains in the form that mail servers use: RFC 3492, with its names and constants.
const [base, tMin, tMax, skew, damp, initialBias, initialN] = [36, 1, 26, 38, 700, 72, 0x80]

const digitOf = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22)

const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / length)
  let k = 0
  for (; left > ((base - tMin) * tMax) / 2; k += base) left = Math.floor(left / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew))
}

/** A number of variable length, the smallest digit first. */
const encodeNumber = (number: number, bias: number): string => {
  let [left, text] = [number, '']
  for (let k = base; ; k += base) {
    const t = Math.min(Math.max(k - bias, tMin), tMax)
    if (left < t) return text + digitOf(left)
    text += digitOf(t + ((left - t) % (base - t)))
    left = Math.floor((left - t) / (base - t))
  }
}

/** Encodes a label, such as `قطر` as `wgbl6a`. */
export const toPunycode = (label: string): string => {
  const points = Array.from(label, (letter) => letter.codePointAt(0) ?? 0)
  const basic = points.filter((point) => point < initialN)
  let text = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : ''
  let [delta, bias, handled, n] = [0, initialBias, basic.length, initialN]
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n))
    delta += (next - n) * (handled + 1)
    n = next
    for (const point of points) {
      if (point < n) delta += 1
      if (point !== n) continue
      text += encodeNumber(delta, bias)
      bias = adapt(delta, handled + 1, handled === basic.length)
      delta = 0
      handled += 1
    }
    delta += 1
    n += 1
  }
  return text
}
