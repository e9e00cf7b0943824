const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hexadecimal?: string, name = '') =>
    decimal || hexadecimal
      ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16))
      : (entities[name] ?? whole),
  )

/** Returns the contents of all elements with a name: the XML of their children, or else their text. */
export const readElements = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs')), ([, content = '']) =>
    content.includes('<') ? content : unescapeXml(content),
  )
