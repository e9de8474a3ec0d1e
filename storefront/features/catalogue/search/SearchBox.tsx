import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { lazyPiece } from '#storefront/navigation/lazy-piece.tsx';
import { paths } from '#storefront/paths.ts';
import { searchTexts } from './search.texts.ts';
import classes from './SearchBox.module.css';

const Suggestions = lazyPiece(
  () => import('./SearchSuggestions.tsx').then((part) => part.SearchSuggestions),
  'use',
);

/** The header's search; submits to the listing. Works as a plain form before the scripts load. */
export function SearchBox() {
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  return <SearchForm key={asked} asked={asked} />;
}

function SearchForm({ asked }: { asked: string }) {
  const t = useTexts(searchTexts);
  const [, navigate] = useLocation();
  const [text, setText] = useState(asked);
  const [isOpen, setIsOpen] = useState(false);
  /** Id of the suggestion selected by arrow keys; null while none are shown. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function close() {
    setIsOpen(false);
    setActiveId(null);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close();
    input.current?.blur();
    navigate(paths.shop({ q: text.trim() }));
  }

  return (
    <form className={classes['search']} role="search" action={paths.shop()} onSubmit={onSubmit}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        maxLength={100}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        role="combobox"
        aria-autocomplete="list"
        aria-controls="suggestions"
        aria-expanded={activeId !== null}
        aria-activedescendant={activeId || undefined}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={close}
      />
      {isOpen && text.trim() !== '' && (
        <Suggestions
          text={text.trim()}
          input={input}
          activeId={activeId}
          onActive={setActiveId}
          onClose={close}
        />
      )}
    </form>
  );
}
