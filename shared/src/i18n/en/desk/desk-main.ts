// Texts of the desktop outside its window: notifications and the tray.
export const deskMain = {
  newOrder: 'New order {{number}}',
  table: 'Table {{number}}',
  trayWaiting: 'Sufra · {{count}} waiting',
  open: 'Open Sufra',
  quit: 'Quit',
}
