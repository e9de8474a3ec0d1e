/** Avatar uploads of a customer per day: each costs seconds of decoding, and hardly anybody changes it twice. */
export const avatarLimit = { windowSeconds: 86_400, max: 10 };
