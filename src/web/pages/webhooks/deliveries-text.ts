/** Returns `One delivery` or `5 deliveries`. */
export const deliveriesText = (count: number): string =>
  count === 1 ? 'One delivery' : `${count.toLocaleString('en')} deliveries`
