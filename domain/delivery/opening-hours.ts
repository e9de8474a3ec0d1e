/** Opening hours of the shop; day 0 is Monday. */
export type OpeningHours = { day: number; start_time: string; end_time: string };

/** Default hours until staff change them: Monday to Saturday 9 to 18, on Sunday from 10. */
export const defaultHours: readonly OpeningHours[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  start_time: day === 6 ? '10:00' : '09:00',
  end_time: '18:00',
}));
