/** In data saver mode nothing is loaded in advance. */
export const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true // not in TypeScript's DOM
