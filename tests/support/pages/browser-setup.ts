import { closeAfterFile } from './shared-shop.ts';

closeAfterFile();
