module.exports = () => {
  throw new Error('pictures are given to escpos as pixels')
}
