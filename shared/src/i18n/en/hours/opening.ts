// Whether a restaurant takes orders now, and the next time when it does (hours/opening-text.ts).
export const opening = {
  open: 'Open',
  openUntil: 'Open until {{time}}',
  openLastOrders: 'Open until {{time}} · last orders {{lastOrders}}',
  closed: 'Closed',
  opensAt: 'Opens at {{time}}',
  opensTomorrow: 'Opens tomorrow at {{time}}',
  opensOn: 'Opens on {{day}} at {{time}}',
  pausedUntil: 'Orders paused until {{time}}',
  notTakingOrders: 'Not taking orders right now',
  viewMenu: 'You can view the menu and order later.',
  lastOrdersOver: 'No more orders before closing',
  busy_one: 'Busy kitchen: orders take about {{count}} minute longer',
  busy_other: 'Busy kitchen: orders take about {{count}} minutes longer',
}
