// The parts of an XLSX file beside its sheets (ECMA-376).
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

const relationships = (targets: { id: string; type: string; target: string }[]) =>
  `${head}<Relationships xmlns="${packageRelationships}">${targets
    .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${officeTypes}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Returns the files by their paths, for sheets with these names, which are our own texts. */
export const workbookFiles = (names: readonly string[]): Record<string, string> => {
  const numbers = names.map((_, index) => index + 1)
  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentTypes}.styles+xml"/>` +
      numbers.map((each) => `<Override PartName="/xl/worksheets/sheet${each}.xml" ContentType="${contentTypes}.worksheet+xml"/>`).join('') +
      '</Types>',
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml':
      `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeTypes}"><sheets>` +
      names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((each) => ({ id: `rId${each}`, type: 'worksheet', target: `worksheets/sheet${each}.xml` })),
      { id: 'styles', type: 'styles', target: 'styles.xml' },
    ]),
  }
}
