import type { CellType } from '../export-file.ts'

/** Indexes of `cellXfs` below. */
export const headingStyle = 1
export const styles: Record<CellType, number> = { text: 2, number: 0, money: 3, day: 4, time: 5 }

// Format 49 is text, which Excel converts to no number or date when it is edited; 4 is #,##0.00.
export const stylesXml =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>' +
  '</numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">' +
  [
    { format: 0, font: 0 },
    { format: 49, font: 1 },
    { format: 49, font: 0 },
    { format: 4, font: 0 },
    { format: 164, font: 0 },
    { format: 165, font: 0 },
  ]
    .map(
      ({ format, font }) =>
        `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    )
    .join('') +
  '</cellXfs></styleSheet>'
