/** The browser's own messages about a field come in the browser's language, which is never Turkmen. */
import { pageLanguage } from '#backoffice/lang/page-language.ts';
import { defineTexts, say } from '#domain/print/texts.ts';

const texts = defineTexts({
  empty: { tm: 'Şu ýeri dolduryň', ru: 'Заполните это поле' },
  short: { tm: 'Azyndan {n} belgi gerek', ru: 'Нужно знаков, не меньше: {n}' },
  wrong: { tm: 'Ýalňyş ýazylan, barlaň', ru: 'Проверьте, как записано' },
});

type Field = HTMLInputElement | HTMLTextAreaElement;

function sayFault({ validity, minLength }: Field): string {
  const language = pageLanguage();
  if (validity.valueMissing) return say(language, texts, 'empty');
  if (validity.tooShort) return say(language, texts, 'short', { n: minLength });
  return validity.valid ? '' : say(language, texts, 'wrong');
}

/** Replaces them in all forms of the page by the office's, in the language on screen. */
export function sayFieldFaults(): void {
  const tell = ({ target }: Event) => {
    const field = target as Field;
    field.setCustomValidity('');
    field.setCustomValidity(sayFault(field));
  };
  // Enter presses the button as well. A field may have been filled by a program since, which fires no event.
  const forget = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type="submit"]');
    for (const field of button?.form?.elements ?? []) (field as Partial<Field>).setCustomValidity?.('');
  };
  document.addEventListener('click', forget, true);
  document.addEventListener('invalid', tell, true);
}
