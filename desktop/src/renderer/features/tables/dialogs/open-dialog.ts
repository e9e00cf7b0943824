import type { DiningTable } from '@sufra/shared/tables/table'

/** The open dialog of the tables page. It keeps the tables of its opening, so that a save does not overwrite a later change. */
export type OpenDialog =
  | { kind: 'add' }
  | { kind: 'edit'; table: DiningTable }
  | { kind: 'code'; tableId: string }
  | { kind: 'bill'; table: DiningTable }
  /** `tables`: absent when the user chooses them. */
  | { kind: 'print'; tables?: readonly DiningTable[] }
  | { kind: 'zone'; tables: readonly DiningTable[] }
  | { kind: 'replace'; tables: readonly DiningTable[] }
  | { kind: 'remove'; tables: readonly DiningTable[] }
