const shopOffsetMs = 5 * 3_600_000;

/** The next two dates (`2027-03-08`) of a day of the year, today's included, by the shop's clock (UTC+5). */
export function comingDays(now: Date, month: number, day: number): string[] {
  const today = new Date(now.getTime() + shopOffsetMs).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const monthAndDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return [year, year + 1, year + 2]
    .map((one) => `${one}-${monthAndDay}`)
    .filter((date) => date >= today)
    .slice(0, 2);
}
