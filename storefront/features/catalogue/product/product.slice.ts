/** State key `product`: the current product, the current list, and the lines that an order could not reserve. */
import { type ActionReducerMapBuilder, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Facets,
  Option,
  Product,
  ProductCard,
  ProductList,
  UnderstoodPart,
  WidenedPart,
} from '#contract/catalogue/shop.ts';
import type { Unavailable } from '#contract/checkout/shop.ts';
import type { PageInfo } from '#contract/shared.ts';
import { errorTexts } from '#storefront/lang/errors.texts.ts';
import { selectLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#domain/print/texts.ts';
import { createCall, createThunk } from '#storefront/store/create-call.ts';
import { type Failure, isNotFound, readFailure } from '#storefront/store/failure.ts';
import { type ListInput, loadList } from '#storefront/features/catalogue/list/load-list.ts';
import type { Persist } from '#storefront/store/stored-entry.ts';

const freshProduct = () => ({
  singleProduct: null as Product | null,
  options: [] as Option[],
  filterProducts: [] as ProductCard[],
  unavailableProducts: [] as Unavailable[],
  /** Of the list: pagination, facets, and the corrected search. */
  page: null as PageInfo | null,
  facets: null as Facets | null,
  corrected: null as string | null,
  /** Filters recognized in the search text, and words that were dropped. */
  understood: [] as UnderstoodPart[],
  widened: [] as WidenedPart[],
  /** How many are of the kind that the text names, the others only mention it; null where nothing divides them. */
  named: null as number | null,
  /** Whether the text says anything that can be searched. */
  asked: true,
  /** Name of the list: its query without the page. Returning to the same one needs no request. */
  listName: null as string | null,
  isProductLoading: false,
  isListLoading: false,
  /** The product that was requested last; `productFailure` is about it. */
  productAsked: null as number | string | null,
  productFailure: null as Failure | null,
  listFailure: null as Failure | null,
  /** Id of the newest request; answers to older ones are dropped. */
  productRequest: null as string | null,
  listRequest: null as string | null,
});
export type ProductState = ReturnType<typeof freshProduct>;

export type WithProduct = { product: ProductState };

export const loadProducts = createCall('product/list', ({ api }, input: ListInput) => loadList(api, input));

/** A missing product is reported in a toast; other failures are shown on its page. */
export const loadProduct = createThunk<Product, number | string>('product/detail', async (id, thunk) => {
  try {
    return (await thunk.extra.api('GET /api/product/detail/:id/', { params: { id: id as number } })).data;
  } catch (error) {
    const language = selectLanguage(thunk.getState());
    const failure = readFailure(error, language);
    if (!isNotFound(failure)) return thunk.rejectWithValue(failure);
    thunk.extra.toast({ text: say(language, errorTexts, 'productNotFound'), tone: 'error' });
    return thunk.rejectWithValue({ ...failure, message: 'Product not found' });
  }
});

export const persist: Persist<keyof ProductState> = { fields: ['singleProduct', 'options'] };

export const productSlice = createSlice({
  name: 'product',
  initialState: freshProduct,
  reducers: {
    unavailableFound(state, { payload }: PayloadAction<Unavailable[]>) {
      state.unavailableProducts = payload;
    },
    unavailableForgotten(state) {
      state.unavailableProducts = [];
    },
  },
  extraReducers: (builder) => {
    addListCases(builder);
    addProductCases(builder);
  },
  selectors: {
    selectProductState: (state) => state,
    selectProduct: (state) => state.singleProduct,
    selectUnavailable: (state) => state.unavailableProducts,
  },
});

export const { unavailableFound, unavailableForgotten } = productSlice.actions;
export const { selectProductState, selectProduct, selectUnavailable } = productSlice.selectors;
/** Why this product could not be loaded; a failure of another one is ignored. */
export const selectFailureOf = (id: number | string) => (state: WithProduct) =>
  state.product.productAsked === id ? state.product.productFailure : null;

/** The name of a list in `listName`. */
export function nameList(query: ListInput['query']): string {
  return JSON.stringify({ ...query, page: undefined });
}

/** A product that moved to the next page meanwhile is not shown twice. */
function joinById(seen: ProductCard[], more: ProductCard[]): ProductCard[] {
  const known = new Set(seen.map((card) => card.id));
  return [...seen, ...more.filter((card) => !known.has(card.id))];
}

function addListCases(builder: ActionReducerMapBuilder<ProductState>): void {
  builder
    .addCase(loadProducts.pending, (state, { meta }) => {
      state.isListLoading = true;
      state.listFailure = null;
      state.listRequest = meta.requestId;
    })
    .addCase(loadProducts.fulfilled, (state, { payload, meta }) => {
      if (state.listRequest !== meta.requestId) return;
      state.isListLoading = false;
      state.filterProducts = meta.arg.append ? joinById(state.filterProducts, payload.data) : payload.data;
      state.page = payload.page;
      state.facets = payload.facets;
      state.corrected = payload.corrected;
      // The previous release does not send these.
      const { understood = [], widened = [], named = null, asked = true } = payload as Partial<ProductList>;
      Object.assign(state, { understood, widened, named, asked });
      state.listName = nameList(meta.arg.query);
    })
    .addCase(loadProducts.rejected, (state, { payload, meta }) => {
      if (state.listRequest !== meta.requestId) return;
      state.isListLoading = false;
      state.listFailure = payload ?? null;
    });
}

function addProductCases(builder: ActionReducerMapBuilder<ProductState>): void {
  builder
    .addCase(loadProduct.pending, (state, { meta }) => {
      state.isProductLoading = true;
      state.productAsked = meta.arg;
      state.productFailure = null;
      state.productRequest = meta.requestId;
      if (state.singleProduct?.id !== meta.arg) {
        state.singleProduct = null;
        state.options = [];
      }
    })
    .addCase(loadProduct.fulfilled, (state, { payload, meta }) => {
      if (state.productRequest !== meta.requestId) return;
      state.isProductLoading = false;
      state.singleProduct = payload;
      state.options = payload.options;
    })
    .addCase(loadProduct.rejected, (state, { payload, meta }) => {
      if (state.productRequest !== meta.requestId) return;
      state.isProductLoading = false;
      state.productFailure = payload ?? null;
    });
}
