/** Saves a file as a download. */
export const saveFile = (fileName: string, content: Blob) => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

export const blobOfBase64 = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type })
