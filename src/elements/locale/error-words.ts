import type { ToolCallError } from '../../core/protocol/result.js';
import type { Language } from './language.js';
import { defineTexts, phrase } from './locales.js';

/** Korean by code; the English text is the error's own message, which is exact for its case. */
const KOREAN = new Map([
  ['TOOL_NOT_FOUND', '그런 도구가 없습니다.'],
  ['TOOL_NOT_ALLOWED', '여기서는 허용되지 않은 도구입니다.'],
  ['TOOL_VALIDATION_FAILED', '인수가 도구의 스키마에 맞지 않습니다.'],
  ['TOOL_OUTPUT_VALIDATION_FAILED', '도구의 결과가 선언한 스키마에 맞지 않습니다.'],
  ['TOOL_OUTPUT_LIMIT_EXCEEDED', '도구의 결과가 허용된 크기를 넘었습니다.'],
  ['TOOL_POLICY_DENIED', '호출이 거부되었습니다.'],
  ['TOOL_POLICY_FAILED', '정책을 확인하지 못했습니다. 다시 시도하세요.'],
  ['TOOL_APPROVAL_REQUIRED', '먼저 승인이 필요합니다.'],
  ['TOOL_CANCELLED', '취소되었습니다.'],
  ['TOOL_TIMEOUT', '제한 시간을 넘었습니다.'],
  ['TOOL_INVALID_OPTIONS', '호출 옵션이 올바르지 않습니다.'],
  ['TOOL_EXECUTION_FAILED', '도구 실행에 실패했습니다.'],
  ['TOOL_EXECUTION_ABORTED', '도구 실행이 중단되었습니다.'],
  ['TOOL_EXECUTION_UNKNOWN', '도구가 어디까지 실행되었는지 알 수 없습니다.'],
  ['TOOL_REGISTRY_NOT_READY', '작업공간을 아직 불러오는 중입니다. 잠시 후 다시 시도하세요.'],
  ['TOOL_REGISTRY_CLOSED', '스튜디오가 닫혔습니다.'],
  ['WORKSPACE_REVISION_CONFLICT', '그 사이에 작업공간이 바뀌었습니다. 다시 읽고 시도하세요.'],
  ['WORKSPACE_SOURCE_LIMIT', '파일이 80,000자를 넘습니다.'],
  ['WORKSPACE_PATH_INVALID', '올바르지 않은 경로입니다.'],
  ['WORKSPACE_FILE_NOT_FOUND', '그런 파일이 없습니다.'],
  ['WORKSPACE_FILE_CONFLICT', '같은 이름의 파일이 이미 있습니다.'],
  ['WORKSPACE_FILE_TYPE_CONFLICT', '이 종류의 파일에는 쓸 수 없는 작업입니다.'],
  ['WORKSPACE_PATCH_NOT_FOUND', '바꿀 글을 파일에서 찾지 못했습니다.'],
  ['WORKSPACE_EMPTY', '작업공간의 마지막 파일이라 남아 있어야 합니다.'],
  ['WORKSPACE_PREVIEW_ENTRY_REQUIRED', '미리보기에 필요한 마지막 HTML 파일입니다.'],
  ['WORKSPACE_DOWNLOAD_UNAVAILABLE', '여기서는 파일을 내려받을 수 없습니다.'],
  ['WORKSPACE_PATCH_AMBIGUOUS', '바꿀 글이 파일에 여러 번 있습니다.'],
  ['WORKSPACE_PATTERN_INVALID', '이 정규식은 쓸 수 없습니다.'],
  ['WORKSPACE_HISTORY_EMPTY', '되돌리거나 다시 실행할 변경이 없습니다.'],
  ['WORKSPACE_ARCHIVE_INVALID', '읽을 수 있는 zip 파일이 아닙니다.'],
  ['WORKSPACE_NO_SUPPORTED_FILES', '이 폴더에는 열 수 있는 파일이 없습니다.'],
  ['WORKSPACE_FOLDER_STALE', '연결한 폴더가 더 이상 없습니다. 폴더를 다시 연결하세요.'],
  ['WORKSPACE_FOLDER_NOT_CONNECTED', '연결된 폴더가 없습니다.'],
  ['WORKSPACE_FOLDER_PERMISSION_DENIED', '폴더를 사용할 권한이 없습니다.'],
  ['WORKSPACE_FOLDER_STATE_CONFLICT', '폴더가 연결되어 있는 동안에는 할 수 없습니다.'],
  ['WORKSPACE_FOLDER_FILE_CHANGED', '디스크에서 파일이 바뀌었습니다. 어느 쪽을 남길지 고르세요.'],
  ['WORKSPACE_SIDE_EFFECT_UNKNOWN', '앞선 저장이 끝났는지 알 수 없습니다. 먼저 폴더를 확인하세요.'],
  ['WORKSPACE_DURABLE_STATE_UNAVAILABLE', '저장 기록을 열 수 없어 저장하지 않았습니다.'],
  ['PREVIEW_TARGET_NOT_FOUND', '페이지에서 바꿀 자리를 찾지 못했습니다.'],
  ['PREVIEW_RUNTIME_ERROR', '미리보기 페이지에서 오류가 났습니다.'],
  ['PREVIEW_ACK_TIMEOUT', '미리보기가 제시간에 확인해 주지 않았습니다. 새로고침하세요.'],
  ['PREVIEW_REVISION_SUPERSEDED', '더 새로운 리비전이 먼저 표시되었습니다.'],
  ['WORKSPACE_FOLDER_TIMEOUT', '폴더가 제시간에 응답하지 않았습니다. 아무것도 쓰지 않았습니다.'],
  ['AGENT_BUSY', '에이전트가 아직 앞의 요청을 처리하고 있습니다.'],
  ['AGENT_FAILED', '에이전트가 요청을 마치지 못했습니다.'],
  ['AGENT_REPEATED_FAILURE', '같은 호출이 계속 실패해서 멈췄습니다.'],
  ['AGENT_TURN_NOT_FOUND', '되돌릴 수 있는 턴이 아닙니다.'],
  ['OPENROUTER_CONFIGURATION_ERROR', '모델 설정을 확인하세요.'],
  ['OPENROUTER_AUTHENTICATION_FAILED', '제공자가 키를 받아들이지 않았습니다.'],
  ['OPENROUTER_ACCESS_DENIED', '이 키로는 그 모델을 쓸 수 없습니다.'],
  ['OPENROUTER_RATE_LIMITED', '요청이 너무 많습니다. 잠시 후 다시 시도하세요.'],
  ['OPENROUTER_PROVIDER_ERROR', '제공자 쪽에서 오류가 났습니다.'],
  ['OPENROUTER_NETWORK_ERROR', '제공자에 연결하지 못했습니다.'],
  ['OPENROUTER_TIMEOUT', '제공자가 제시간에 응답하지 않았습니다.'],
  ['OPENROUTER_INVALID_RESPONSE', '제공자의 응답을 읽을 수 없습니다.'],
  ['OPENROUTER_INVALID_TOOL_CALL', '모델이 올바르지 않은 도구 호출을 보냈습니다. 아무것도 실행하지 않았습니다.'],
  ['OPENROUTER_NO_ASSISTANT_MESSAGE', '제공자가 답을 보내지 않았습니다.'],
  ['OPENROUTER_TOOL_CALL_LIMIT', '한 번의 실행에서 허용된 호출 수를 넘었습니다.'],
  ['OPENROUTER_TOOL_LOOP_LIMIT', '한 번의 실행에서 허용된 턴 수를 넘었습니다.'],
]);

defineTexts('ko', 'errors', Object.fromEntries(KOREAN));

/** An error in the reader's language; without a translation its own message stands. */
export function errorWords(error: ToolCallError, language: Language): string {
  return phrase('errors', language, error.code) ?? error.message;
}
