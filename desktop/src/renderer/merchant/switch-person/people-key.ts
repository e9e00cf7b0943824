export const peopleKey = ['people']
