import { defineTexts } from '#domain/print/texts.ts';

export const spentTexts = defineTexts({
  left: {
    tm: 'Sertifikat ··{last4}: −{sum}, {left} galýar',
    ru: 'Сертификат ··{last4}: −{sum}, останется {left}',
  },
  whole: { tm: 'Sertifikat ··{last4}: −{sum}', ru: 'Сертификат ··{last4}: −{sum}' },
  unneeded: {
    tm: 'Sertifikat ··{last4} gerek bolmady, {left} galýar',
    ru: 'Сертификат ··{last4} не понадобился, останется {left}',
  },
  counting: { tm: 'Sertifikat ··{last4}: hasaplanýar', ru: 'Сертификат ··{last4}: считаем' },
  later: {
    tm: 'Sertifikat ··{last4}: aragatnaşyk dikelensoň barlarys',
    ru: 'Сертификат ··{last4}: проверим, когда появится связь',
  },
  kept: {
    tm: 'Sertifikat ··{last4}: ulgama gireniňizden soň ulanylar',
    ru: 'Сертификат ··{last4} применим после входа',
  },
  another: { tm: 'Ýene bir sertifikat', ru: 'Ещё один сертификат' },
  dropIt: { tm: '··{last4} sertifikaty aýyr', ru: 'Убрать сертификат ··{last4}' },
});
