import { fieldWords } from '#backoffice/lang/field-words.ts';
import { nameField } from '#backoffice/features/staff/audit-fields.ts';
import { showValue } from '#backoffice/features/staff/audit-values.ts';
import type { ChoiceQuestion } from '#backoffice/parts/conflict/ask-choice.ts';
import { ConflictDialog } from '#backoffice/parts/conflict/ConflictDialog.tsx';
import type { NameField } from '#backoffice/parts/conflict/value-words.ts';

/** Fields and values are named as in the journal of changes, where a fee is a bank's as well. */
export function NamedConflict({ question }: { question: ChoiceQuestion }) {
  const { nameField: ownName } = question;
  const nameHere: NameField = (path, language) => ownName?.(path) ?? nameOfField(path, language);
  return <ConflictDialog question={question} nameField={nameHere} showValue={showValue} />;
}

const nameOfField: NameField = (path, language) =>
  path === 'fee' ? fieldWords.fee[language] : nameField(path, language);
