import type { ListQuery } from '#contract/catalogue/shop.ts';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Thunk, useShopDispatch } from '#storefront/store/dispatch.ts';
import { type ListFilter, toListQuery } from './list-filter.ts';
import {
  loadProducts,
  nameList,
  selectProductState,
  type ProductState,
  type WithProduct,
} from '#storefront/features/catalogue/product/product.slice.ts';

/** Loads the list of a URL before its page opens, unless the store has it already. */
export function prepareList(filter: ListFilter): Thunk<Promise<unknown>, WithProduct> {
  return async (dispatch, getState) => {
    const query = toListQuery(filter);
    if (getState().product.listName !== nameList(query))
      await dispatch(loadProducts({ query, pages: filter.page }));
  };
}

/**
 * The list of the current URL. On return it is taken from the store with all its pages; after a filter change the old
 * products stay, dimmed, until the new ones are loaded.
 */
export function useProductList(filter: ListFilter) {
  const dispatch = useShopDispatch();
  const state = useSelector(selectProductState);
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify(toListQuery(filter));
  const name = nameList(JSON.parse(query) as ListQuery);
  const isHere = state.listName === name;
  const loaded = isHere ? (state.page?.number ?? 0) : 0;
  const isComplete = loaded >= filter.page || (isHere && loaded >= (state.page?.pages ?? 0) && loaded > 0);

  useEffect(() => {
    if (isComplete) return;
    const input = JSON.parse(query) as ListQuery;
    const isNext = loaded > 0 && filter.page === loaded + 1;
    void dispatch(
      loadProducts(
        isNext
          ? { query: { ...input, page: filter.page }, append: true }
          : { query: input, pages: filter.page },
      ),
    );
  }, [dispatch, query, filter.page, loaded, isComplete, attempt]);

  // A list of another URL is only shown if the visitor was just looking at it.
  const isShown = useWasEver(isHere);

  return {
    products: isShown ? state.filterProducts : [],
    page: isShown ? state.page : null,
    facets: isShown ? state.facets : null,
    said: isHere ? state : silent,
    /** Nothing to show yet. */
    isWaiting: !isShown && !state.listFailure,
    /** The old list is shown until the new one is loaded. */
    isOld: isShown && !isHere,
    isMoreLoading: isHere && state.isListLoading,
    failure: isComplete ? null : state.listFailure,
    retry: () => setAttempt(attempt + 1),
  };
}

const silent: Pick<ProductState, 'corrected' | 'understood' | 'widened' | 'named' | 'asked'> = {
  corrected: null,
  understood: [],
  widened: [],
  named: null,
  asked: true,
};

/** Whether it is true now or was true in an earlier render. */
function useWasEver(isSo: boolean): boolean {
  const was = useRef(false);
  if (isSo) was.current = true;
  return isSo || was.current;
}
