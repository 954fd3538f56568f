import { defineElement } from '../elements/base/define-element.js';
import { JigPreviewElement } from '../elements/preview/preview-element.js';

JigPreviewElement.fetchSite = async (address, signal) => {
  const { fetchSite } = await import('../adapters/site/fetch-site.js');
  return fetchSite(address, signal);
};
defineElement('jig-preview', JigPreviewElement);
