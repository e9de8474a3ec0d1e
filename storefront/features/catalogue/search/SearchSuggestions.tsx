import { Gift, LayoutGrid, Search, Tag } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Suggestions } from '#contract/catalogue/shop.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import classes from './SearchSuggestions.module.css';
import { defineTexts } from '#domain/print/texts.ts';

const suggestionTexts = defineTexts({
  suggestions: { tm: 'Gözleg teklipleri', ru: 'Подсказки поиска' },
  searchFor: { tm: 'Gözle: “{q}”', ru: 'Искать «{q}»' },
  category: { tm: 'Kategoriýa', ru: 'Категория' },
  recipient: { tm: 'Kime', ru: 'Кому' },
  occasion: { tm: 'Mynasybet', ru: 'Повод' },
  idea: { tm: 'Sowgat pikiri', ru: 'Идея подарка' },
  brand: { tm: 'Brend', ru: 'Бренд' },
  meant: { tm: 'Belki, “{q}”', ru: 'Возможно, «{q}»' },
});

type Props = {
  text: string;
  input: RefObject<HTMLInputElement | null>;
  activeId: string | null;
  /** Id of the selected row; empty when rows are shown but none is selected. */
  onActive: (id: string | null) => void;
  onClose: () => void;
};
type Row = { href: string; icon: ReactNode; title: string; note?: string | undefined };

const quietMs = 180;

/** Search suggestions (combobox). The focus stays in the field; arrows select, Enter opens, Escape closes. */
export function SearchSuggestions({ text, input, activeId, onActive, onClose }: Props) {
  const t = useTexts(suggestionTexts);
  const asked = useQuiet(text);
  const { answer } = useAnswer('GET /api/product/suggest/', { query: { q: asked } });
  const [known, setKnown] = useState<Suggestions | null>(null);
  if (answer && answer.data !== known) setKnown(answer.data);
  const rows = useRows(text, known);
  const list = useRef<HTMLUListElement>(null);

  useRowChoice({ rows, list, input, activeId, onActive, onClose });

  return (
    <ul ref={list} id="suggestions" role="listbox" aria-label={t('suggestions')} className={classes['list']}>
      {rows.map((row, i) => (
        <li
          key={row.href}
          id={nameRow(i)}
          role="option"
          aria-selected={nameRow(i) === activeId}
          className={classes['row']}
        >
          <span className={classes['icon']}>{row.icon}</span>
          <span className={classes['title']}>{row.title}</span>
          {row.note && <span className={classes['note']}>{row.note}</span>}
        </li>
      ))}
    </ul>
  );
}

type Choice = Pick<Props, 'input' | 'activeId' | 'onActive' | 'onClose'> & {
  rows: Row[];
  list: RefObject<HTMLUListElement | null>;
};

/** Arrow keys and Enter of the field, and presses on the rows. */
function useRowChoice({ rows, list, input, activeId, onActive, onClose }: Choice): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const field = input.current;
    const box = list.current;
    if (activeId === null) onActive('');
    const onKeyDown = (event: KeyboardEvent) => onKey(event, { rows, activeId, onActive, onClose, go });
    function go(href: string) {
      onClose();
      field?.blur();
      navigate(href);
    }
    function onPress(event: MouseEvent) {
      const row = (event.target as Element).closest('[role=option]');
      const pressed = rows.find((_, i) => nameRow(i) === row?.id);
      if (pressed) go(pressed.href);
    }
    // Otherwise the field would lose focus and the list would close before the press arrives.
    const stay = (event: Event) => event.preventDefault();
    field?.addEventListener('keydown', onKeyDown);
    box?.addEventListener('mousedown', stay);
    box?.addEventListener('click', onPress);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      box?.removeEventListener('mousedown', stay);
      box?.removeEventListener('click', onPress);
    };
  }, [input, list, rows, activeId, onActive, onClose, navigate]);
}

type Keys = Omit<Choice, 'input' | 'list'> & { go: (href: string) => void };

function onKey(event: KeyboardEvent, { rows, activeId, onActive, onClose, go }: Keys): void {
  const at = rows.findIndex((_, i) => nameRow(i) === activeId);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    const next = at < 0 && step < 0 ? rows.length - 1 : at + step;
    onActive(next < 0 || next >= rows.length ? '' : nameRow(next));
  } else if (event.key === 'Enter' && rows[at]) {
    event.preventDefault();
    go(rows[at].href);
  } else if (event.key === 'Escape') {
    event.preventDefault();
    onClose();
  }
}

function useRows(text: string, known: Suggestions | null): Row[] {
  const t = useTexts(suggestionTexts);
  const local = useLocal();
  const all: Row = {
    href: paths.shop({ q: text }),
    icon: <Search size={20} aria-hidden="true" />,
    title: t('searchFor', { q: text }),
  };
  const intentions = useIntentionRows(known);
  if (!known) return [all];
  const meant = known.corrected
    ? [{ ...all, href: paths.shop({ q: known.corrected }), title: t('meant', { q: known.corrected }) }]
    : [];
  return [
    ...meant,
    ...intentions,
    ...known.categories.map(({ id, title }) => ({
      href: paths.shop({ category: id }),
      icon: <LayoutGrid size={20} aria-hidden="true" />,
      title: local(title),
      note: t('category'),
    })),
    ...known.brands.map(({ id, title }) => ({
      href: paths.brand(id),
      icon: <Tag size={20} aria-hidden="true" />,
      title,
      note: t('brand'),
    })),
    ...known.products.map(({ id, title, picture, price }) => ({
      href: paths.product(id),
      icon: picture && (
        <Picture picture={picture} alt="" sizes="40px" isNear className={classes['picture']} />
      ),
      title: local(title),
      note: money(price),
    })),
    all,
  ];
}

/** Suggested recipients, occasions and ideas. The previous release sends none. */
function useIntentionRows(known: Suggestions | null): Row[] {
  const t = useTexts(suggestionTexts);
  const local = useLocal();
  return (known?.intentions ?? []).map(({ kind, id, title }) => ({
    href: kind === 'idea' ? paths.idea(id) : paths.shop({ [kind]: id }),
    icon: <Gift size={20} aria-hidden="true" />,
    title: local(title),
    note: t(kind),
  }));
}

function nameRow(at: number): string {
  return `suggestion-${at}`;
}

/** The text, debounced. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
