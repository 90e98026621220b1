// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getMe_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/Me"};
const schema33 = {"description":"The API key of the request, with its workspace and rate limits.","type":"object","additionalProperties":false,"required":["workspace","key","rate_limit"],"properties":{"workspace":{"$ref":"#/components/schemas/MeWorkspace"},"key":{"$ref":"#/components/schemas/MeKey"},"rate_limit":{"$ref":"#/components/schemas/MeRateLimit"}}};
const schema34 = {"description":"The workspace that the key is bound to.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"}}};
const schema35 = {"description":"The key.","type":"object","additionalProperties":false,"required":["name","scopes"],"properties":{"name":{"description":"The name that the key was given in the settings area.","type":"string"},"scopes":{"description":"The scopes that the key holds.","type":"array","items":{"$ref":"#/components/schemas/Scope"}}}};
const schema36 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, including email addresses |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema35.required,parentSchema:schema35,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "scopes"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate23.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema36.enum},schema:schema36.enum,parentSchema:schema36,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema35.properties.scopes.type,parentSchema:schema35.properties.scopes,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"description":"The three budgets that the key's requests are charged to.","type":"object","additionalProperties":false,"required":["key","workspace","write"],"properties":{"key":{"description":"The key's budget, charged by every request.","$ref":"#/components/schemas/RateLimitState"},"workspace":{"description":"The workspace's budget, shared by all its keys and charged by every request.","$ref":"#/components/schemas/RateLimitState"},"write":{"description":"The key's write budget, charged by writes in addition to the other two.","$ref":"#/components/schemas/RateLimitState"}}};
const schema38 = {"description":"A budget and the remaining part of it in the current window of 60 seconds.","type":"object","additionalProperties":false,"required":["limit","remaining"],"properties":{"limit":{"description":"The number of requests per window.","type":"integer","format":"int32","minimum":0},"remaining":{"description":"The number of requests left in the current window.","type":"integer","format":"int32","minimum":0}}};
const formats0 = formats.int32;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.write === undefined) && (missing0 = "write"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema37.required,parentSchema:schema37,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "workspace")) || (key0 === "write"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.limit === undefined) && (missing1 = "limit")) || ((data0.remaining === undefined) && (missing1 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing1},schema:schema38.required,parentSchema:schema38,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "limit") || (key1 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema38,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.limit !== undefined){
let data1 = data0.limit;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.limit.type,parentSchema:schema38.properties.limit,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.limit,data:data1}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate25.errors = [{instancePath:instancePath+"/key/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.limit,data:data1}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.remaining !== undefined){
let data2 = data0.remaining;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.remaining.type,parentSchema:schema38.properties.remaining,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.remaining,data:data2}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate25.errors = [{instancePath:instancePath+"/key/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.remaining,data:data2}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/key",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data3 = data.workspace;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if(((data3.limit === undefined) && (missing2 = "limit")) || ((data3.remaining === undefined) && (missing2 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing2},schema:schema38.required,parentSchema:schema38,data:data3}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "limit") || (key2 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema38,data:data3}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.limit !== undefined){
let data4 = data3.limit;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.limit.type,parentSchema:schema38.properties.limit,data:data4}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.limit,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate25.errors = [{instancePath:instancePath+"/workspace/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.limit,data:data4}];
return false;
}
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.remaining !== undefined){
let data5 = data3.remaining;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.remaining.type,parentSchema:schema38.properties.remaining,data:data5}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.remaining,data:data5}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate25.errors = [{instancePath:instancePath+"/workspace/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.remaining,data:data5}];
return false;
}
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data3}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.write !== undefined){
let data6 = data.write;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.limit === undefined) && (missing3 = "limit")) || ((data6.remaining === undefined) && (missing3 = "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/required",keyword:"required",params:{missingProperty: missing3},schema:schema38.required,parentSchema:schema38,data:data6}];
return false;
}
else {
const _errs21 = errors;
for(const key3 in data6){
if(!((key3 === "limit") || (key3 === "remaining"))){
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema38,data:data6}];
return false;
break;
}
}
if(_errs21 === errors){
if(data6.limit !== undefined){
let data7 = data6.limit;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.limit.type,parentSchema:schema38.properties.limit,data:data7}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.limit,data:data7}];
return false;
}
else {
if(!(formats0.validate(data7))){
validate25.errors = [{instancePath:instancePath+"/write/limit",schemaPath:"#/components/schemas/RateLimitState/properties/limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.limit,data:data7}];
return false;
}
}
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.remaining !== undefined){
let data8 = data6.remaining;
const _errs24 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.remaining.type,parentSchema:schema38.properties.remaining,data:data8}];
return false;
}
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.remaining,data:data8}];
return false;
}
else {
if(!(formats0.validate(data8))){
validate25.errors = [{instancePath:instancePath+"/write/remaining",schemaPath:"#/components/schemas/RateLimitState/properties/remaining/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema38.properties.remaining,data:data8}];
return false;
}
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/write",schemaPath:"#/components/schemas/RateLimitState/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data6}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.workspace === undefined) && (missing0 = "workspace")) || ((data.key === undefined) && (missing0 = "key"))) || ((data.rate_limit === undefined) && (missing0 = "rate_limit"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "workspace") || (key0 === "key")) || (key0 === "rate_limit"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workspace !== undefined){
let data0 = data.workspace;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema34.required,parentSchema:schema34,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema34,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/MeWorkspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/MeWorkspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/MeWorkspace/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs10 = errors;
if(!(validate23(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate_limit !== undefined){
const _errs11 = errors;
if(!(validate25(data.rate_limit, {instancePath:instancePath+"/rate_limit",parentData:data,parentDataProperty:"rate_limit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate28;
const schema41 = {"type":"string","maxLength":1024};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate28.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema41,data}];
return false;
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate29;
const schema42 = {"$ref":"contract#/components/schemas/ProjectList"};
const schema43 = {"description":"One page of projects.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The projects of this page.","type":"array","items":{"$ref":"#/components/schemas/ProjectListItem"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema44 = {"description":"A project in a list, which may include the number of its tasks.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"A description of the project.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"},"task_count":{"description":"The number of the project's tasks. May be absent.","type":"integer","format":"int32","minimum":0}}};
const schema45 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};
const formats12 = formats["date-time"];

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema43.required,parentSchema:schema43,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.description === undefined) && (missing1 = "description"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/required",keyword:"required",params:{missingProperty: missing1},schema:schema44.required,parentSchema:schema44,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at")) || (key1 === "task_count"))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema44,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/ProjectListItem/properties/id/type",keyword:"type",params:{type: "string"},schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/ProjectListItem/properties/name/type",keyword:"type",params:{type: "string"},schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data3}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
let data4 = data1.description;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/description",schemaPath:"#/components/schemas/ProjectListItem/properties/description/type",keyword:"type",params:{type: schema44.properties.description.type},schema:schema44.properties.description.type,parentSchema:schema44.properties.description,data:data4}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data5 = data1.created_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/type",keyword:"type",params:{type: schema44.properties.created_at.type},schema:schema44.properties.created_at.type,parentSchema:schema44.properties.created_at,data:data5}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats12.validate(data5))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/ProjectListItem/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema44.properties.created_at,data:data5}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
let data6 = data1.updated_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/type",keyword:"type",params:{type: schema44.properties.updated_at.type},schema:schema44.properties.updated_at.type,parentSchema:schema44.properties.updated_at,data:data6}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats12.validate(data6))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/updated_at",schemaPath:"#/components/schemas/ProjectListItem/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema44.properties.updated_at,data:data6}];
return false;
}
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.task_count !== undefined){
let data7 = data1.task_count;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.task_count.type,parentSchema:schema44.properties.task_count,data:data7}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema44.properties.task_count,data:data7}];
return false;
}
else {
if(!(formats0.validate(data7))){
validate30.errors = [{instancePath:instancePath+"/data/" + i0+"/task_count",schemaPath:"#/components/schemas/ProjectListItem/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema44.properties.task_count,data:data7}];
return false;
}
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/ProjectListItem/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema43.properties.data.type,parentSchema:schema43.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.next_cursor === undefined) && (missing2 = "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema45.required,parentSchema:schema45,data:data8}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema45,data:data8}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data9}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate32;
const schema46 = {"$ref":"contract#/components/schemas/ProjectResponse"};
const schema47 = {"description":"A project.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Project"}}};
const schema48 = {"description":"A project of the workspace.","type":"object","additionalProperties":false,"required":["id","name","description","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"A description of the project.","type":["string","null"]},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema47.required,parentSchema:schema47,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.description === undefined) && (missing1 = "description"))) || ((data0.created_at === undefined) && (missing1 = "created_at"))) || ((data0.updated_at === undefined) && (missing1 = "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/required",keyword:"required",params:{missingProperty: missing1},schema:schema48.required,parentSchema:schema48,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "description")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema48,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Project/properties/id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate33.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Project/properties/name/type",keyword:"type",params:{type: "string"},schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.description !== undefined){
let data3 = data0.description;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/description",schemaPath:"#/components/schemas/Project/properties/description/type",keyword:"type",params:{type: schema48.properties.description.type},schema:schema48.properties.description.type,parentSchema:schema48.properties.description,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.created_at !== undefined){
let data4 = data0.created_at;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/type",keyword:"type",params:{type: schema48.properties.created_at.type},schema:schema48.properties.created_at.type,parentSchema:schema48.properties.created_at,data:data4}];
return false;
}
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats12.validate(data4))){
validate33.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/Project/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.created_at,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.updated_at !== undefined){
let data5 = data0.updated_at;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/type",keyword:"type",params:{type: schema48.properties.updated_at.type},schema:schema48.properties.updated_at.type,parentSchema:schema48.properties.updated_at,data:data5}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats12.validate(data5))){
validate33.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/Project/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema48.properties.updated_at,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Project/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data0}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_query_cursor = validate35;
const schema49 = {"type":"string","maxLength":1024};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate35.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema49,data}];
return false;
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjectCards_200 = validate36;
const schema50 = {"$ref":"contract#/components/schemas/CardList"};
const schema51 = {"description":"One page of board columns.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The columns of this page.","type":"array","items":{"$ref":"#/components/schemas/Card"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema52 = {"description":"A column of a project's board, in which tasks sit. Not a task.","type":"object","additionalProperties":false,"required":["id","name","is_done","order"],"properties":{"id":{"description":"The id of the column, usable as the `card_id` of a new task.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is for finished tasks.","type":"boolean"},"order":{"description":"The position of the column on the board, from low to high.","type":["integer","null"],"format":"int32"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema51.required,parentSchema:schema51,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.is_done === undefined) && (missing1 = "is_done"))) || ((data1.order === undefined) && (missing1 = "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/required",keyword:"required",params:{missingProperty: missing1},schema:schema52.required,parentSchema:schema52,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order"))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema52,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/Card/properties/id/type",keyword:"type",params:{type: "string"},schema:schema52.properties.id.type,parentSchema:schema52.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data3 = data1.name;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/name",schemaPath:"#/components/schemas/Card/properties/name/type",keyword:"type",params:{type: "string"},schema:schema52.properties.name.type,parentSchema:schema52.properties.name,data:data3}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.is_done !== undefined){
let data4 = data1.is_done;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/is_done",schemaPath:"#/components/schemas/Card/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema52.properties.is_done.type,parentSchema:schema52.properties.is_done,data:data4}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.order !== undefined){
let data5 = data1.order;
const _errs14 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/order",schemaPath:"#/components/schemas/Card/properties/order/type",keyword:"type",params:{type: schema52.properties.order.type},schema:schema52.properties.order.type,parentSchema:schema52.properties.order,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats0.validate(data5))){
validate37.errors = [{instancePath:instancePath+"/data/" + i0+"/order",schemaPath:"#/components/schemas/Card/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema52.properties.order,data:data5}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/Card/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema51.properties.data.type,parentSchema:schema51.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data6 = data.meta;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.next_cursor === undefined) && (missing2 = "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema45.required,parentSchema:schema45,data:data6}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data6){
if(!(key2 === "next_cursor")){
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema45,data:data6}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.next_cursor !== undefined){
let data7 = data6.next_cursor;
if((typeof data7 !== "string") && (data7 !== null)){
validate37.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data7}];
return false;
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data6}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate39;
const schema54 = {"type":"string","maxLength":1024};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema54,data}];
return false;
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema54.type,parentSchema:schema54,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate40;
const schema55 = {"$ref":"contract#/components/schemas/MemberList"};
const schema56 = {"description":"One page of members.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The members of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema57 = {"description":"An active member of the workspace.","type":"object","additionalProperties":false,"required":["id","name","email","role","joined_at"],"properties":{"id":{"description":"The user id, usable in `user_ids` and `invited_users`.","type":"string"},"name":{"description":"The name.","type":"string"},"email":{"description":"The email address.","type":"string","format":"email"},"role":{"description":"The role in the workspace.","oneOf":[{"$ref":"#/components/schemas/MemberRole"},{"type":"null"}]},"joined_at":{"description":"When the member joined the workspace.","type":["string","null"],"format":"date-time"}}};
const schema58 = {"description":"The role of a member in the workspace.","type":"string","enum":["owner","admin","member"]};
const formats24 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema57.required,parentSchema:schema57,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "role")) || (key0 === "joined_at"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema57.properties.id.type,parentSchema:schema57.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema57.properties.name.type,parentSchema:schema57.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats24.test(data2))){
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema57.properties.email,data:data2}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema57.properties.email.type,parentSchema:schema57.properties.email,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/MemberRole/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/components/schemas/MemberRole/enum",keyword:"enum",params:{allowedValues: schema58.enum},schema:schema58.enum,parentSchema:schema58,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema57.properties.role.oneOf[1].type,parentSchema:schema57.properties.role.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema57.properties.role.oneOf,parentSchema:schema57.properties.role,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data4 = data.joined_at;
const _errs15 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate42.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema57.properties.joined_at.type},schema:schema57.properties.joined_at.type,parentSchema:schema57.properties.joined_at,data:data4}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data4 === "string"){
if(!(formats12.validate(data4))){
validate42.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema57.properties.joined_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema56.required,parentSchema:schema56,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema56,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate42(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema56.properties.data.type,parentSchema:schema56.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema45.required,parentSchema:schema45,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate41.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTasks_query_cursor = validate45;
const schema60 = {"type":"string","maxLength":1024};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate45.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema60,data}];
return false;
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTasks_200 = validate46;
const schema61 = {"$ref":"contract#/components/schemas/TaskList"};
const schema62 = {"description":"One page of tasks.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The tasks of this page.","type":"array","items":{"$ref":"#/components/schemas/Task"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema63 = {"description":"A task.","type":"object","additionalProperties":false,"required":["id","title","description","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title, written as `title_text`. An empty string, never null, if the task has none.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"project_id":{"description":"The id of the task's project, written when the task is created.","type":["string","null"]},"card":{"description":"The board column that the task sits in, written as `card_id` when the task is created.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority. Any string on read, since older tasks may have other values. Writes accept only `low`,\n`medium`, `high`, `urgent` and `none`.\n","type":["string","null"]},"due_date":{"description":"The date on which the task is due, written as `end_date`.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which the task is due, `HH:mm`, written as `end_time`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100. Written as `progress`.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them. Written as `user_ids` when the task is created.\n","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};
const schema64 = {"description":"The board column that a task sits in.","type":"object","additionalProperties":false,"required":["id","name","is_done"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether the column is for finished tasks.","type":"boolean"}}};
const func5 = Object.prototype.hasOwnProperty;
const formats28 = formats.date;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema63.required,parentSchema:schema63,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema63.properties, key0))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.id.type,parentSchema:schema63.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate48.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema63.properties.title.type,parentSchema:schema63.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema63.properties.description.type},schema:schema63.properties.description.type,parentSchema:schema63.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data3 = data.project_id;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate48.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema63.properties.project_id.type},schema:schema63.properties.project_id.type,parentSchema:schema63.properties.project_id,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data4 = data.card;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},schema:schema64.required,parentSchema:schema64,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema64,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.id.type,parentSchema:schema64.properties.id,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.name.type,parentSchema:schema64.properties.name,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.is_done !== undefined){
let data7 = data4.is_done;
const _errs20 = errors;
if(typeof data7 !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.is_done.type,parentSchema:schema64.properties.is_done,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema63.properties.card.oneOf[1].type,parentSchema:schema63.properties.card.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema63.properties.card.oneOf,parentSchema:schema63.properties.card,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data8 = data.priority;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate48.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema63.properties.priority.type},schema:schema63.properties.priority.type,parentSchema:schema63.properties.priority,data:data8}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data9 = data.due_date;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate48.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema63.properties.due_date.type},schema:schema63.properties.due_date.type,parentSchema:schema63.properties.due_date,data:data9}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data9 === "string"){
if(!(formats28.validate(data9))){
validate48.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema63.properties.due_date,data:data9}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data10 = data.due_time;
const _errs28 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate48.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema63.properties.due_time.type},schema:schema63.properties.due_time.type,parentSchema:schema63.properties.due_time,data:data10}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data11 = data.progress;
const _errs30 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema63.properties.progress.type},schema:schema63.properties.progress.type,parentSchema:schema63.properties.progress,data:data11}];
return false;
}
if(errors === _errs30){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema63.properties.progress,data:data11}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema63.properties.progress,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate48.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema63.properties.progress,data:data11}];
return false;
}
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data12 = data.completed;
const _errs32 = errors;
if(typeof data12 !== "boolean"){
validate48.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema63.properties.completed.type,parentSchema:schema63.properties.completed,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data13 = data.assignee_ids;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid4 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs36 = errors;
if(typeof data14 !== "string"){
validate48.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema63.properties.assignee_ids.items.type,parentSchema:schema63.properties.assignee_ids.items,data:data14}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema63.properties.assignee_ids.type,parentSchema:schema63.properties.assignee_ids,data:data13}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data15 = data.created_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate48.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema63.properties.created_at.type},schema:schema63.properties.created_at.type,parentSchema:schema63.properties.created_at,data:data15}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats12.validate(data15))){
validate48.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.created_at,data:data15}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data16 = data.updated_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate48.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema63.properties.updated_at.type},schema:schema63.properties.updated_at.type,parentSchema:schema63.properties.updated_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats12.validate(data16))){
validate48.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.updated_at,data:data16}];
return false;
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema62.required,parentSchema:schema62,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate48(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema62.properties.data.type,parentSchema:schema62.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema45.required,parentSchema:schema45,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate47.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_header_Idempotency$2d$Key = validate51;
const schema66 = {"type":"string","minLength":1,"maxLength":255};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema66,data}];
return false;
}
else {
if(func1(data) < 1){
validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66,data}];
return false;
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body = validate52;
const schema67 = {"$ref":"contract#/components/schemas/TaskCreate"};
const schema68 = {"description":"A task to create. Give `card_id` or `project_id`. Unknown fields are ignored, such as the names that only\nresponses use: `title`, `due_date`, `due_time` and `assignee_ids`.\n","type":"object","required":["title_text"],"properties":{"title_text":{"description":"The title. It must contain a character other than white space. Returned as `title`.","type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"card_id":{"description":"The board column to create the task in. Returned in `card`.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"project_id":{"description":"The project to create the task in, in its first column that is not a done column. Required when `card_id`\nis omitted; with `card_id`, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"priority":{"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if\nthere is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"user_ids":{"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`. Returned as `assignee_ids`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}}},"allOf":[{"anyOf":[{"required":["card_id"],"properties":{"card_id":{"type":"string"}}},{"required":["project_id"],"properties":{"project_id":{"type":"string"}}}]}]};
const schema69 = {"description":"The priority that a task can be given.","type":"string","enum":["low","medium","high","urgent","none"]};
const pattern4 = new RegExp("^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$", "u");
const pattern5 = new RegExp("^[^\\x00]*$", "u");
const pattern8 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$", "u");
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.card_id === undefined) && (missing0 = "card_id")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema68.allOf[0].anyOf[0].required,parentSchema:schema68.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.card_id !== undefined){
let data0 = data.card_id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/card_id",schemaPath:"#/allOf/0/anyOf/0/properties/card_id/type",keyword:"type",params:{type: "string"},schema:schema68.allOf[0].anyOf[0].properties.card_id.type,parentSchema:schema68.allOf[0].anyOf[0].properties.card_id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.card_id = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.project_id === undefined) && (missing1 = "project_id")){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema68.allOf[0].anyOf[1].required,parentSchema:schema68.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.project_id !== undefined){
let data1 = data.project_id;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/project_id",schemaPath:"#/allOf/0/anyOf/1/properties/project_id/type",keyword:"type",params:{type: "string"},schema:schema68.allOf[0].anyOf[1].properties.project_id.type,parentSchema:schema68.allOf[0].anyOf[1].properties.project_id,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.project_id = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},schema:schema68.allOf[0].anyOf,parentSchema:schema68.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.title_text === undefined) && (missing2 = "title_text")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema68.required,parentSchema:schema68,data}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title_text = true;
props0.card_id = true;
props0.project_id = true;
props0.description = true;
props0.priority = true;
props0.progress = true;
props0.end_date = true;
props0.end_time = true;
props0.user_ids = true;
}
if(data.title_text !== undefined){
let data2 = data.title_text;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 500){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema68.properties.title_text,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema68.properties.title_text,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema68.properties.title_text,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68.properties.title_text,data:data2}];
return false;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/type",keyword:"type",params:{type: "string"},schema:schema68.properties.title_text.type,parentSchema:schema68.properties.title_text,data:data2}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.card_id !== undefined){
let data3 = data.card_id;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate53.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/type",keyword:"type",params:{type: schema68.properties.card_id.type},schema:schema68.properties.card_id.type,parentSchema:schema68.properties.card_id,data:data3}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate53.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema68.properties.card_id,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate53.errors = [{instancePath:instancePath+"/card_id",schemaPath:"#/properties/card_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68.properties.card_id,data:data3}];
return false;
}
}
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data4 = data.project_id;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema68.properties.project_id.type},schema:schema68.properties.project_id.type,parentSchema:schema68.properties.project_id,data:data4}];
return false;
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema68.properties.project_id,data:data4}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\0")){
validate53.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68.properties.project_id,data:data4}];
return false;
}
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema68.properties.description.type},schema:schema68.properties.description.type,parentSchema:schema68.properties.description,data:data5}];
return false;
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 20000){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema68.properties.description,data:data5}];
return false;
}
else {
if(!pattern5.test(data5)){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema68.properties.description,data:data5}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\0")){
validate53.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68.properties.description,data:data5}];
return false;
}
}
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.priority !== undefined){
let data6 = data.priority;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
let passing0 = null;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data6 === "low") || (data6 === "medium")) || (data6 === "high")) || (data6 === "urgent")) || (data6 === "none"))){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},schema:schema69.enum,parentSchema:schema69,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema68.properties.priority.oneOf[1].type,parentSchema:schema68.properties.priority.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err8 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema68.properties.priority.oneOf,parentSchema:schema68.properties.priority,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate53.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.progress !== undefined){
let data7 = data.progress;
const _errs24 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema68.properties.progress.type},schema:schema68.properties.progress.type,parentSchema:schema68.properties.progress,data:data7}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema68.properties.progress,data:data7}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema68.properties.progress,data:data7}];
return false;
}
else {
if(!(formats0.validate(data7))){
validate53.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema68.properties.progress,data:data7}];
return false;
}
}
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_date !== undefined){
let data8 = data.end_date;
const _errs26 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema68.properties.end_date.type},schema:schema68.properties.end_date.type,parentSchema:schema68.properties.end_date,data:data8}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema68.properties.end_date,data:data8}];
return false;
}
else {
if(!(formats28.validate(data8))){
validate53.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema68.properties.end_date,data:data8}];
return false;
}
}
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
let data9 = data.end_time;
const _errs28 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate53.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema68.properties.end_time.type},schema:schema68.properties.end_time.type,parentSchema:schema68.properties.end_time,data:data9}];
return false;
}
if(errors === _errs28){
if(typeof data9 === "string"){
if(!pattern9.test(data9)){
validate53.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema68.properties.end_time,data:data9}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.user_ids !== undefined){
let data10 = data.user_ids;
const _errs30 = errors;
if((!(Array.isArray(data10))) && (data10 !== null)){
validate53.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/type",keyword:"type",params:{type: schema68.properties.user_ids.type},schema:schema68.properties.user_ids.type,parentSchema:schema68.properties.user_ids,data:data10}];
return false;
}
if(errors === _errs30){
if(Array.isArray(data10)){
if(data10.length > 100){
validate53.errors = [{instancePath:instancePath+"/user_ids",schemaPath:"#/properties/user_ids/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema68.properties.user_ids,data:data10}];
return false;
}
else {
var valid7 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs32 = errors;
if(errors === _errs32){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate53.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema68.properties.user_ids.items,data:data11}];
return false;
}
else {
if(!data11.isWellFormed() || data11.includes("\0")){
validate53.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema68.properties.user_ids.items,data:data11}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/user_ids/" + i0,schemaPath:"#/properties/user_ids/items/type",keyword:"type",params:{type: "string"},schema:schema68.properties.user_ids.items.type,parentSchema:schema68.properties.user_ids.items,data:data11}];
return false;
}
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
else {
var props0 = validate53.evaluated.props;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createTask_body_title_text = validate55;
const schema70 = {"description":"The title. It must contain a character other than white space. Returned as `title`.","type":"string","minLength":1,"maxLength":500,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate55.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema70,data}];
return false;
}
else {
if(func1(data) < 1){
validate55.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema70,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema70,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate55.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema70,data}];
return false;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_card_id = validate56;
const schema71 = {"description":"The board column to create the task in. Returned in `card`.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema71.type},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema71,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate56.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema71,data}];
return false;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_project_id = validate57;
const schema72 = {"description":"The project to create the task in, in its first column that is not a done column. Required when `card_id`\nis omitted; with `card_id`, it must be the card's project.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema72,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate57.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema72,data}];
return false;
}
}
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_description = validate58;
const schema73 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema73.type},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema73,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema73,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate58.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema73,data}];
return false;
}
}
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_priority = validate59;
const schema74 = {"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},schema:schema69.enum,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema74.oneOf[1].type,parentSchema:schema74.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema74.oneOf,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_progress = validate60;
const schema76 = {"description":"The progress in percent. A task at 100 is completed.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema76.type},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate60.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema76,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate60.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema76,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate60.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema76,data}];
return false;
}
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_date = validate61;
const schema77 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Returned as `due_date`.","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema77.type},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema77,data}];
return false;
}
else {
if(!(formats28.validate(data))){
validate61.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema77,data}];
return false;
}
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_end_time = validate62;
const schema78 = {"description":"The time of day at which the task is due, `HH:mm`. Returned as `due_time`. Validated, then dropped, if\nthere is no `end_date`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema78.type},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate62.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema78,data}];
return false;
}
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTask_body_user_ids = validate63;
const schema79 = {"description":"The user ids of the assignees, at most 100; repeated ones count once. If any of them is not an\nactive member of the workspace, the whole request is 422 `invalid_assignee`. Returned as `assignee_ids`.\n","type":["array","null"],"maxItems":100,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema79.type},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 100){
validate63.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema79,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate63.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema79.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate63.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema79.items,data:data0}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema79.items.type,parentSchema:schema79.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createTask_201 = validate64;
const schema80 = {"$ref":"contract#/components/schemas/TaskResponse"};
const schema81 = {"description":"A task.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Task"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getTask_200 = validate68;
const schema82 = {"$ref":"contract#/components/schemas/TaskResponse"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateTask_body = validate72;
const schema84 = {"$ref":"contract#/components/schemas/TaskUpdate"};
const schema85 = {"description":"The fields of a task to change. An omitted field keeps its value, and null clears the field. Unknown fields are\nignored, such as the names that only responses use, `title`, `due_date` and `due_time`; the request then\nsucceeds and changes nothing. The project, the column and the assignees are not among its fields.\n","type":"object","properties":{"title_text":{"description":"The title. Null and an empty string leave the task without one. Returned as `title`.","type":["string","null"],"maxLength":500,"pattern":"^[^\\x00]*$","x-storable":true},"description":{"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"priority":{"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"#/components/schemas/TaskPriority"},{"type":"null"}]},"progress":{"description":"The progress in percent. 100 completes the task, a lower value reopens it.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"end_date":{"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`. Returned as `due_date`.\n","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"end_time":{"description":"The time of day at which the task is due, `HH:mm`. Validated, then dropped, if the task has no `end_date`\nafter the update. Returned as `due_time`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"reminder_date":{"description":"When to remind the assignees, or the task's creator if there are none. A reminder is sent once. A\n`Task` does not have this field.\n","$ref":"#/components/schemas/Instant"}}};
const schema87 = {"description":"An RFC 3339 date-time with an offset, which is `Z` or has a colon, as in `+01:00`. A space may replace the\n`T`; `t` and `z` are accepted too. In UTC it must be in the years 0001 to 9999, so the first of these days has\nno offset ahead of UTC, and the last one neither an offset behind it nor a leap second. `24:00` is not valid,\nand a leap second, `23:59:60` in UTC, counts as the second after it.\n","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};
const pattern22 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const pattern23 = new RegExp("^0001-01-01.*\\+(?!00:00)|^9999-12-31.*(-(?!00:00)|:60)", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title_text !== undefined){
let data0 = data.title_text;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/type",keyword:"type",params:{type: schema85.properties.title_text.type},schema:schema85.properties.title_text.type,parentSchema:schema85.properties.title_text,data:data0}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema85.properties.title_text,data:data0}];
return false;
}
else {
if(!pattern5.test(data0)){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema85.properties.title_text,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate73.errors = [{instancePath:instancePath+"/title_text",schemaPath:"#/properties/title_text/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema85.properties.title_text,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema85.properties.description.type},schema:schema85.properties.description.type,parentSchema:schema85.properties.description,data:data1}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema85.properties.description,data:data1}];
return false;
}
else {
if(!pattern5.test(data1)){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema85.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate73.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema85.properties.description,data:data1}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data2 === "low") || (data2 === "medium")) || (data2 === "high")) || (data2 === "urgent")) || (data2 === "none"))){
const err1 = {instancePath:instancePath+"/priority",schemaPath:"#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},schema:schema69.enum,parentSchema:schema69,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema85.properties.priority.oneOf[1].type,parentSchema:schema85.properties.priority.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema85.properties.priority.oneOf,parentSchema:schema85.properties.priority,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data3 = data.progress;
const _errs12 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema85.properties.progress.type},schema:schema85.properties.progress.type,parentSchema:schema85.properties.progress,data:data3}];
return false;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema85.properties.progress,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema85.properties.progress,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate73.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema85.properties.progress,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_date !== undefined){
let data4 = data.end_date;
const _errs14 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/type",keyword:"type",params:{type: schema85.properties.end_date.type},schema:schema85.properties.end_date.type,parentSchema:schema85.properties.end_date,data:data4}];
return false;
}
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema85.properties.end_date,data:data4}];
return false;
}
else {
if(!(formats28.validate(data4))){
validate73.errors = [{instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema85.properties.end_date,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs16 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate73.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema85.properties.end_time.type},schema:schema85.properties.end_time.type,parentSchema:schema85.properties.end_time,data:data5}];
return false;
}
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate73.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema85.properties.end_time,data:data5}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reminder_date !== undefined){
let data6 = data.reminder_date;
const _errs18 = errors;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},schema:schema87.type,parentSchema:schema87,data:data6}];
return false;
}
if(errors === _errs19){
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema87,data:data6}];
return false;
}
else {
if(!(formats12.validate(data6))){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87,data:data6}];
return false;
}
else {
if(pattern23.test(data6)){
validate73.errors = [{instancePath:instancePath+"/reminder_date",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema87,data:data6}];
return false;
}
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema85.type,parentSchema:schema85,data}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"title_text":true,"description":true,"priority":true,"progress":true,"end_date":true,"end_time":true,"reminder_date":true},"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_title_text = validate75;
const schema88 = {"description":"The title. Null and an empty string leave the task without one. Returned as `title`.","type":["string","null"],"maxLength":500,"pattern":"^[^\\x00]*$","x-storable":true};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema88.type},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 500){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},schema:500,parentSchema:schema88,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema88,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate75.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema88,data}];
return false;
}
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_description = validate76;
const schema89 = {"description":"The description.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema89.type},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate76.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema89,data}];
return false;
}
else {
if(!pattern5.test(data)){
validate76.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema89,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate76.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema89,data}];
return false;
}
}
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_priority = validate77;
const schema90 = {"description":"The priority. `none` is a value, stored and returned as `none`.","oneOf":[{"$ref":"contract#/components/schemas/TaskPriority"},{"type":"null"}]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/type",keyword:"type",params:{type: "string"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "low") || (data === "medium")) || (data === "high")) || (data === "urgent")) || (data === "none"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/TaskPriority/enum",keyword:"enum",params:{allowedValues: schema69.enum},schema:schema69.enum,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema90.oneOf[1].type,parentSchema:schema90.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema90.oneOf,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_progress = validate78;
const schema92 = {"description":"The progress in percent. 100 completes the task, a lower value reopens it.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema92.type},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema92,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema92,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate78.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema92,data}];
return false;
}
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_date = validate79;
const schema93 = {"description":"The date on which the task is due, `YYYY-MM-DD`. Null also drops `end_time`. Returned as `due_date`.\n","type":["string","null"],"format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema93.type},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate79.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema93,data}];
return false;
}
else {
if(!(formats28.validate(data))){
validate79.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema93,data}];
return false;
}
}
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_end_time = validate80;
const schema94 = {"description":"The time of day at which the task is due, `HH:mm`. Validated, then dropped, if the task has no `end_date`\nafter the update. Returned as `due_time`.\n","type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema94.type},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate80.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema94,data}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_body_reminder_date = validate81;
const schema95 = {"description":"When to remind the assignees, or the task's creator if there are none. A reminder is sent once. A\n`Task` does not have this field.\n","$ref":"contract#/components/schemas/Instant"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema87,data}];
return false;
}
else {
if(!(formats12.validate(data))){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87,data}];
return false;
}
else {
if(pattern23.test(data)){
validate81.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema87,data}];
return false;
}
}
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateTask_200 = validate82;
const schema97 = {"$ref":"contract#/components/schemas/TaskResponse"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate48(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_query_cursor = validate86;
const schema99 = {"type":"string","maxLength":1024};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema99,data}];
return false;
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listTaskComments_200 = validate87;
const schema100 = {"$ref":"contract#/components/schemas/TaskCommentList"};
const schema101 = {"description":"One page of comments.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The comments of this page.","type":"array","items":{"$ref":"#/components/schemas/TaskComment"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema102 = {"description":"A comment on a task.","type":"object","additionalProperties":false,"required":["id","body","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"body":{"description":"The comment, in plain text.","type":"string"},"author":{"description":"The person who wrote the comment. For a comment made through this API, the creator of the key.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};
const schema103 = {"description":"The person who wrote a comment.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The user id of the author.","type":"string"},"name":{"description":"The name of the author.","type":"string"}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.body === undefined) && (missing0 = "body"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema102.required,parentSchema:schema102,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "body")) || (key0 === "author")) || (key0 === "created_at"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema102,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate89.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema102.properties.id.type,parentSchema:schema102.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data1 = data.body;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate89.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema102.properties.body.type,parentSchema:schema102.properties.body,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data2 = data.author;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},schema:schema103.required,parentSchema:schema103,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema103,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data2.id !== undefined){
let data3 = data2.id;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.id.type,parentSchema:schema103.properties.id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
let data4 = data2.name;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},schema:schema103.properties.name.type,parentSchema:schema103.properties.name,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema102.properties.author.oneOf[1].type,parentSchema:schema102.properties.author.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema102.properties.author.oneOf,parentSchema:schema102.properties.author,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs18 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate89.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema102.properties.created_at.type},schema:schema102.properties.created_at.type,parentSchema:schema102.properties.created_at,data:data5}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data5 === "string"){
if(!(formats12.validate(data5))){
validate89.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema102.properties.created_at,data:data5}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema101.required,parentSchema:schema101,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema101,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate89(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema101.properties.data.type,parentSchema:schema101.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema45.required,parentSchema:schema45,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate88.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema101.type,parentSchema:schema101,data}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_header_Idempotency$2d$Key = validate92;
const schema105 = {"type":"string","minLength":1,"maxLength":255};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate92.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema105,data}];
return false;
}
else {
if(func1(data) < 1){
validate92.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema105,data}];
return false;
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body = validate93;
const schema106 = {"$ref":"contract#/components/schemas/TaskCommentCreate"};
const schema107 = {"description":"A comment to add. Unknown fields are ignored, with one exception: `mention_user_ids` **must not be sent**, not\neven as null or an empty array, since this API does not support mentions. Sending it is 422 `validation_error`.\n","type":"object","not":{"required":["mention_user_ids"]},"required":["body"],"properties":{"body":{"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
const _errs2 = errors;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mention_user_ids === undefined) && (missing0 = "mention_user_ids")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(valid1){
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCommentCreate/not",keyword:"not",params:{},schema:schema107.not,parentSchema:schema107,data}];
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.body === undefined) && (missing1 = "body")){
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCommentCreate/required",keyword:"required",params:{missingProperty: missing1},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
if(data.body !== undefined){
let data0 = data.body;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) > 10000){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema107.properties.body,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema107.properties.body,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema107.properties.body,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema107.properties.body,data:data0}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/body",schemaPath:"contract#/components/schemas/TaskCommentCreate/properties/body/type",keyword:"type",params:{type: "string"},schema:schema107.properties.body.type,parentSchema:schema107.properties.body,data:data0}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/TaskCommentCreate/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_body_body = validate94;
const schema108 = {"description":"The comment, in plain text. It must contain a character other than white space, and is stored byte for byte.\nMentions are not parsed.\n","type":"string","minLength":1,"maxLength":10000,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 10000){
validate94.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},schema:10000,parentSchema:schema108,data}];
return false;
}
else {
if(func1(data) < 1){
validate94.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema108,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate94.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema108,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate94.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema108,data}];
return false;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createTaskComment_201 = validate95;
const schema109 = {"$ref":"contract#/components/schemas/TaskCommentResponse"};
const schema110 = {"description":"A comment.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/TaskComment"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate89(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listEvents_query_cursor = validate99;
const schema111 = {"type":"string","maxLength":1024};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate99.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema111,data}];
return false;
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listEvents_200 = validate100;
const schema112 = {"$ref":"contract#/components/schemas/CalendarEventList"};
const schema113 = {"description":"One page of calendar events.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The events of this page.","type":"array","items":{"$ref":"#/components/schemas/CalendarEvent"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema114 = {"description":"A calendar event. Exactly one of `project_id` and `workspace_id` is set. The other fields of\n`CalendarEventCreate` are stored, but not shown here.\n","type":"object","additionalProperties":false,"required":["id","title","description","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"description":{"description":"The description.","type":["string","null"]},"date":{"description":"The day of the event, or its first day if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which the event starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which the event ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};
const schema115 = {"description":"How often a calendar event repeats.","type":"string","enum":["none","daily","weekly","monthly","yearly"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema114.required,parentSchema:schema114,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema114.properties, key0))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate102.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema114.properties.id.type,parentSchema:schema114.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate102.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema114.properties.title.type,parentSchema:schema114.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate102.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema114.properties.description.type},schema:schema114.properties.description.type,parentSchema:schema114.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data3 = data.date;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate102.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema114.properties.date.type},schema:schema114.properties.date.type,parentSchema:schema114.properties.date,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats28.validate(data3))){
validate102.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema114.properties.date,data:data3}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data4 = data.start_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate102.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema114.properties.start_time.type},schema:schema114.properties.start_time.type,parentSchema:schema114.properties.start_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data5 = data.end_time;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate102.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema114.properties.end_time.type},schema:schema114.properties.end_time.type,parentSchema:schema114.properties.end_time,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data6 = data.location;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate102.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema114.properties.location.type},schema:schema114.properties.location.type,parentSchema:schema114.properties.location,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data7 = data.project_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate102.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema114.properties.project_id.type},schema:schema114.properties.project_id.type,parentSchema:schema114.properties.project_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data8 = data.workspace_id;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate102.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema114.properties.workspace_id.type},schema:schema114.properties.workspace_id.type,parentSchema:schema114.properties.workspace_id,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data9 = data.color;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate102.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema114.properties.color.type},schema:schema114.properties.color.type,parentSchema:schema114.properties.color,data:data9}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data10 = data.repeat;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = false;
let passing0 = null;
const _errs24 = errors;
if(typeof data10 !== "string"){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data:data10};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data10 === "none") || (data10 === "daily")) || (data10 === "weekly")) || (data10 === "monthly")) || (data10 === "yearly"))){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data:data10};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema114.properties.repeat.oneOf[1].type,parentSchema:schema114.properties.repeat.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs27 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema114.properties.repeat.oneOf,parentSchema:schema114.properties.repeat,data:data10};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate102.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate102.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema114.properties.created_at.type},schema:schema114.properties.created_at.type,parentSchema:schema114.properties.created_at,data:data11}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats12.validate(data11))){
validate102.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema114.properties.created_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data12 = data.updated_at;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate102.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema114.properties.updated_at.type},schema:schema114.properties.updated_at.type,parentSchema:schema114.properties.updated_at,data:data12}];
return false;
}
if(errors === _errs31){
if(errors === _errs31){
if(typeof data12 === "string"){
if(!(formats12.validate(data12))){
validate102.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema114.properties.updated_at,data:data12}];
return false;
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema113.required,parentSchema:schema113,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema113,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate102(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema113.properties.data.type,parentSchema:schema113.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate101.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema45.required,parentSchema:schema45,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate101.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate101.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema45.properties.next_cursor.type},schema:schema45.properties.next_cursor.type,parentSchema:schema45.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_header_Idempotency$2d$Key = validate105;
const schema117 = {"type":"string","minLength":1,"maxLength":255};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema117,data}];
return false;
}
else {
if(func1(data) < 1){
validate105.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema117,data}];
return false;
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body = validate106;
const schema118 = {"$ref":"contract#/components/schemas/CalendarEventCreate"};
const schema119 = {"description":"A calendar event to create. Unknown fields are ignored. Fields of this schema that CalendarEvent lacks are stored,\nbut this API does not show them.\n","type":"object","required":["title","date","start_time","end_time","repeat"],"properties":{"title":{"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"date":{"description":"The day of the event, or its first day if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},"start_time":{"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"end_time":{"description":"The time of day at which the event ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"},"repeat":{"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"#/components/schemas/EventRepeat"},"repeat_interval":{"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365},"reminder_at":{"description":"When the creator and the guests of the event are reminded, once.","$ref":"#/components/schemas/Instant"},"timezone":{"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},"reminder_minutes_before":{"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its creator and guests\nare reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080},"location":{"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"meet_link":{"description":"The URI of a video call.","type":["string","null"],"format":"uri"},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"},"order":{"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991},"project_id":{"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true},"invited_users":{"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}}},"allOf":[{"anyOf":[{"required":["repeat"],"properties":{"repeat":{"type":"string","const":"none"}}},{"required":["repeat_interval"],"properties":{"repeat_interval":{"type":"integer","format":"int32"}}}]}]};
const formats72 = formats["time-zone"];
const formats76 = formats.uri;
const formats78 = formats.int64;
const pattern39 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$", "u");
const pattern41 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.repeat === undefined) && (missing0 = "repeat")){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema119.allOf[0].anyOf[0].required,parentSchema:schema119.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.repeat !== undefined){
let data0 = data.repeat;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/type",keyword:"type",params:{type: "string"},schema:schema119.allOf[0].anyOf[0].properties.repeat.type,parentSchema:schema119.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("none" !== data0){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/allOf/0/anyOf/0/properties/repeat/const",keyword:"const",params:{allowedValue: "none"},schema:"none",parentSchema:schema119.allOf[0].anyOf[0].properties.repeat,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.repeat = true;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.repeat_interval === undefined) && (missing1 = "repeat_interval")){
const err3 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema119.allOf[0].anyOf[1].required,parentSchema:schema119.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.repeat_interval !== undefined){
let data1 = data.repeat_interval;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/type",keyword:"type",params:{type: "integer"},schema:schema119.allOf[0].anyOf[1].properties.repeat_interval.type,parentSchema:schema119.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/repeat_interval",schemaPath:"#/allOf/0/anyOf/1/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema119.allOf[0].anyOf[1].properties.repeat_interval,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.repeat_interval = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},schema:schema119.allOf[0].anyOf,parentSchema:schema119.allOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate107.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.title === undefined) && (missing2 = "title")) || ((data.date === undefined) && (missing2 = "date"))) || ((data.start_time === undefined) && (missing2 = "start_time"))) || ((data.end_time === undefined) && (missing2 = "end_time"))) || ((data.repeat === undefined) && (missing2 = "repeat"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema119.required,parentSchema:schema119,data}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.description = true;
props0.date = true;
props0.start_time = true;
props0.end_time = true;
props0.repeat = true;
props0.repeat_interval = true;
props0.reminder_at = true;
props0.timezone = true;
props0.reminder_minutes_before = true;
props0.location = true;
props0.meet_link = true;
props0.color = true;
props0.order = true;
props0.project_id = true;
props0.invited_users = true;
}
if(data.title !== undefined){
let data2 = data.title;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 255){
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema119.properties.title,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.title,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema119.properties.title,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.title,data:data2}];
return false;
}
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema119.properties.title.type,parentSchema:schema119.properties.title,data:data2}];
return false;
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.description !== undefined){
let data3 = data.description;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate107.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema119.properties.description.type},schema:schema119.properties.description.type,parentSchema:schema119.properties.description,data:data3}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate107.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.description,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate107.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.description,data:data3}];
return false;
}
}
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.date !== undefined){
let data4 = data.date;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
validate107.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema119.properties.date,data:data4}];
return false;
}
else {
if(!(formats28.validate(data4))){
validate107.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema119.properties.date,data:data4}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema119.properties.date.type,parentSchema:schema119.properties.date,data:data4}];
return false;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.start_time !== undefined){
let data5 = data.start_time;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern9.test(data5)){
validate107.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema119.properties.start_time,data:data5}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: "string"},schema:schema119.properties.start_time.type,parentSchema:schema119.properties.start_time,data:data5}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end_time !== undefined){
let data6 = data.end_time;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern9.test(data6)){
validate107.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema119.properties.end_time,data:data6}];
return false;
}
else {
if(typeof data["start_time"] === 'string' && data6 <= data["start_time"]){
validate107.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema119.properties.end_time,data:data6}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: "string"},schema:schema119.properties.end_time.type,parentSchema:schema119.properties.end_time,data:data6}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat !== undefined){
let data7 = data.repeat;
const _errs19 = errors;
if(typeof data7 !== "string"){
validate107.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data:data7}];
return false;
}
if(!(((((data7 === "none") || (data7 === "daily")) || (data7 === "weekly")) || (data7 === "monthly")) || (data7 === "yearly"))){
validate107.errors = [{instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data:data7}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.repeat_interval !== undefined){
let data8 = data.repeat_interval;
const _errs22 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate107.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/type",keyword:"type",params:{type: schema119.properties.repeat_interval.type},schema:schema119.properties.repeat_interval.type,parentSchema:schema119.properties.repeat_interval,data:data8}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 365 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema119.properties.repeat_interval,data:data8}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate107.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema119.properties.repeat_interval,data:data8}];
return false;
}
else {
if(!(formats0.validate(data8))){
validate107.errors = [{instancePath:instancePath+"/repeat_interval",schemaPath:"#/properties/repeat_interval/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema119.properties.repeat_interval,data:data8}];
return false;
}
}
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_at !== undefined){
let data9 = data.reminder_at;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate107.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},schema:schema87.type,parentSchema:schema87,data:data9}];
return false;
}
if(errors === _errs25){
if(errors === _errs25){
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
validate107.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema87,data:data9}];
return false;
}
else {
if(!(formats12.validate(data9))){
validate107.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87,data:data9}];
return false;
}
else {
if(pattern23.test(data9)){
validate107.errors = [{instancePath:instancePath+"/reminder_at",schemaPath:"#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema87,data:data9}];
return false;
}
}
}
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.timezone !== undefined){
let data10 = data.timezone;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate107.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schema119.properties.timezone.type},schema:schema119.properties.timezone.type,parentSchema:schema119.properties.timezone,data:data10}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!pattern39.test(data10)){
validate107.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema119.properties.timezone,data:data10}];
return false;
}
else {
if(!(formats72(data10))){
validate107.errors = [{instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema119.properties.timezone,data:data10}];
return false;
}
}
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.reminder_minutes_before !== undefined){
let data11 = data.reminder_minutes_before;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate107.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/type",keyword:"type",params:{type: schema119.properties.reminder_minutes_before.type},schema:schema119.properties.reminder_minutes_before.type,parentSchema:schema119.properties.reminder_minutes_before,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10080 || isNaN(data11)){
validate107.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema119.properties.reminder_minutes_before,data:data11}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate107.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema119.properties.reminder_minutes_before,data:data11}];
return false;
}
else {
if(!(formats0.validate(data11))){
validate107.errors = [{instancePath:instancePath+"/reminder_minutes_before",schemaPath:"#/properties/reminder_minutes_before/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema119.properties.reminder_minutes_before,data:data11}];
return false;
}
}
}
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.location !== undefined){
let data12 = data.location;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate107.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema119.properties.location.type},schema:schema119.properties.location.type,parentSchema:schema119.properties.location,data:data12}];
return false;
}
if(errors === _errs31){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate107.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.location,data:data12}];
return false;
}
else {
if(!data12.isWellFormed() || data12.includes("\0")){
validate107.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.location,data:data12}];
return false;
}
}
}
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.meet_link !== undefined){
let data13 = data.meet_link;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate107.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/type",keyword:"type",params:{type: schema119.properties.meet_link.type},schema:schema119.properties.meet_link.type,parentSchema:schema119.properties.meet_link,data:data13}];
return false;
}
if(errors === _errs33){
if(errors === _errs33){
if(typeof data13 === "string"){
if(!(formats76(data13))){
validate107.errors = [{instancePath:instancePath+"/meet_link",schemaPath:"#/properties/meet_link/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema119.properties.meet_link,data:data13}];
return false;
}
}
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.color !== undefined){
let data14 = data.color;
const _errs35 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate107.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema119.properties.color.type},schema:schema119.properties.color.type,parentSchema:schema119.properties.color,data:data14}];
return false;
}
if(errors === _errs35){
if(typeof data14 === "string"){
if(func1(data14) > 7){
validate107.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema119.properties.color,data:data14}];
return false;
}
else {
if(!pattern41.test(data14)){
validate107.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema119.properties.color,data:data14}];
return false;
}
}
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.order !== undefined){
let data15 = data.order;
const _errs37 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate107.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema119.properties.order.type},schema:schema119.properties.order.type,parentSchema:schema119.properties.order,data:data15}];
return false;
}
if(errors === _errs37){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate107.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema119.properties.order,data:data15}];
return false;
}
else {
if(data15 < -9007199254740991 || isNaN(data15)){
validate107.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema119.properties.order,data:data15}];
return false;
}
else {
if(!(formats78.validate(data15))){
validate107.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema119.properties.order,data:data15}];
return false;
}
}
}
}
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.project_id !== undefined){
let data16 = data.project_id;
const _errs39 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate107.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema119.properties.project_id.type},schema:schema119.properties.project_id.type,parentSchema:schema119.properties.project_id,data:data16}];
return false;
}
if(errors === _errs39){
if(typeof data16 === "string"){
if(!pattern5.test(data16)){
validate107.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.project_id,data:data16}];
return false;
}
else {
if(!data16.isWellFormed() || data16.includes("\0")){
validate107.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.project_id,data:data16}];
return false;
}
}
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.invited_users !== undefined){
let data17 = data.invited_users;
const _errs41 = errors;
if((!(Array.isArray(data17))) && (data17 !== null)){
validate107.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/type",keyword:"type",params:{type: schema119.properties.invited_users.type},schema:schema119.properties.invited_users.type,parentSchema:schema119.properties.invited_users,data:data17}];
return false;
}
if(errors === _errs41){
if(Array.isArray(data17)){
if(data17.length > 500){
validate107.errors = [{instancePath:instancePath+"/invited_users",schemaPath:"#/properties/invited_users/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema119.properties.invited_users,data:data17}];
return false;
}
else {
var valid7 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(!pattern5.test(data18)){
validate107.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.invited_users.items,data:data18}];
return false;
}
else {
if(!data18.isWellFormed() || data18.includes("\0")){
validate107.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.invited_users.items,data:data18}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/invited_users/" + i0,schemaPath:"#/properties/invited_users/items/type",keyword:"type",params:{type: "string"},schema:schema119.properties.invited_users.items.type,parentSchema:schema119.properties.invited_users.items,data:data18}];
return false;
}
}
var valid7 = _errs43 === errors;
if(!valid7){
break;
}
}
}
}
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
}
validate107.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
else {
var props0 = validate107.evaluated.props;
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const createEvent_body_title = validate109;
const schema122 = {"description":"The title. It must contain a character other than white space.","type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate109.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema122,data}];
return false;
}
else {
if(func1(data) < 1){
validate109.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema122,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate109.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema122,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate109.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema122,data}];
return false;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_description = validate110;
const schema123 = {"description":"The description.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema123.type},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate110.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema123,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate110.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema123,data}];
return false;
}
}
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_date = validate111;
const schema124 = {"description":"The day of the event, or its first day if it repeats, `YYYY-MM-DD`.","type":"string","format":"date","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate111.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}$",parentSchema:schema124,data}];
return false;
}
else {
if(!(formats28.validate(data))){
validate111.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema124,data}];
return false;
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_start_time = validate112;
const schema125 = {"description":"The time of day at which the event starts, `HH:mm`, in the time zone `timezone`.","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate112.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema125,data}];
return false;
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_end_time = validate113;
const schema126 = {"description":"The time of day at which the event ends, `HH:mm`. It must be after `start_time`.","type":"string","x-after":"start_time","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","x-message":"must be a time of day, HH:mm"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate113.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema126,data}];
return false;
}
else {
if(typeof parentData["start_time"] === 'string' && data <= parentData["start_time"]){
validate113.errors = [{instancePath,schemaPath:"#/x-after",keyword:"x-after",params:{},schema:"start_time",parentSchema:schema126,data}];
return false;
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat = validate114;
const schema127 = {"description":"How often the event repeats. Monthly and yearly events on a day that a month lacks fall on its last\nday.\n","$ref":"contract#/components/schemas/EventRepeat"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
if(!(((((data === "none") || (data === "daily")) || (data === "weekly")) || (data === "monthly")) || (data === "yearly"))){
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_repeat_interval = validate115;
const schema129 = {"description":"The number of days, weeks, months or years from one occurrence to the next. Required, and not null,\nunless `repeat` is `none`; then it has no meaning, but must still be 1 to 365 or null.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":365};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema129.type},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate115.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},schema:365,parentSchema:schema129,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate115.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema129,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate115.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema129,data}];
return false;
}
}
}
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_at = validate116;
const schema130 = {"description":"When the creator and the guests of the event are reminded, once.","$ref":"contract#/components/schemas/Instant"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/type",keyword:"type",params:{type: schema87.type},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern22.test(data)){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema87,data}];
return false;
}
else {
if(!(formats12.validate(data))){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema87,data}];
return false;
}
else {
if(pattern23.test(data)){
validate116.errors = [{instancePath,schemaPath:"contract#/components/schemas/Instant/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema87,data}];
return false;
}
}
}
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_timezone = validate117;
const schema132 = {"description":"The time zone of these times: an IANA name such as `Europe/Oslo`, case-insensitive. Names\nthat IANA keeps for old programs, such as `EST5EDT` and `US/Pacific`, are valid too. An offset such as\n`+01:00` is refused, and so is an abbreviation that is not a name, such as `BST`. `UTC` if omitted.\n","type":["string","null"],"format":"time-zone","pattern":"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema132.type},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern39.test(data)){
validate117.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"},schema:"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",parentSchema:schema132,data}];
return false;
}
else {
if(!(formats72(data))){
validate117.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema132,data}];
return false;
}
}
}
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_reminder_minutes_before = validate118;
const schema133 = {"description":"How many minutes before the start of the event, or of each occurrence if it repeats, its creator and guests\nare reminded.\n","type":["integer","null"],"format":"int32","minimum":1,"maximum":10080};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema133.type},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 10080 || isNaN(data)){
validate118.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080},schema:10080,parentSchema:schema133,data}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate118.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema133,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate118.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema133,data}];
return false;
}
}
}
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_location = validate119;
const schema134 = {"description":"The place.","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema134.type},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate119.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema134,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate119.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema134,data}];
return false;
}
}
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_meet_link = validate120;
const schema135 = {"description":"The URI of a video call.","type":["string","null"],"format":"uri"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema135.type},schema:schema135.type,parentSchema:schema135,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats76(data))){
validate120.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema135,data}];
return false;
}
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_color = validate121;
const schema136 = {"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"],"maxLength":7,"pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","x-message":"must be # and 3 or 6 hexadecimal digits"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema136.type},schema:schema136.type,parentSchema:schema136,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 7){
validate121.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},schema:7,parentSchema:schema136,data}];
return false;
}
else {
if(!pattern41.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema136,data}];
return false;
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_order = validate122;
const schema137 = {"description":"A number to sort the event by, stored as it is.","type":["integer","null"],"format":"int64","minimum":-9007199254740991,"maximum":9007199254740991};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema137.type},schema:schema137.type,parentSchema:schema137,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate122.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},schema:9007199254740991,parentSchema:schema137,data}];
return false;
}
else {
if(data < -9007199254740991 || isNaN(data)){
validate122.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},schema:-9007199254740991,parentSchema:schema137,data}];
return false;
}
else {
if(!(formats78.validate(data))){
validate122.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},schema:"int64",parentSchema:schema137,data}];
return false;
}
}
}
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_project_id = validate123;
const schema138 = {"description":"The project that the event belongs to. Omitted or null, the event belongs to the workspace as a\nwhole. A project that is not visible is 422 `validation_error`.\n","type":["string","null"],"pattern":"^[^\\x00]*$","x-storable":true};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema138.type},schema:schema138.type,parentSchema:schema138,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate123.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema138,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate123.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema138,data}];
return false;
}
}
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createEvent_body_invited_users = validate124;
const schema139 = {"description":"The user ids of the guests, at most 500. An id that no user has is 422 `validation_error`; a user\nwho is not an active member of the workspace is dropped silently.\n","type":["array","null"],"maxItems":500,"items":{"type":"string","pattern":"^[^\\x00]*$","x-storable":true}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema139.type},schema:schema139.type,parentSchema:schema139,data}];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate124.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema139,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate124.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema139.items,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate124.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema139.items,data:data0}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},schema:schema139.items.type,parentSchema:schema139.items,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createEvent_201 = validate125;
const schema140 = {"$ref":"contract#/components/schemas/CalendarEventResponse"};
const schema141 = {"description":"A calendar event.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/CalendarEvent"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema141.required,parentSchema:schema141,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate102(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$created = validate129;
const schema142 = {"$ref":"contract#/components/schemas/TaskCreatedEvent"};
const schema143 = {"description":"A task was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.created"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};
const schema144 = {"description":"The task as it was when the event happened, without its description.","type":"object","additionalProperties":false,"required":["id","title","project_id","card","priority","due_date","due_time","progress","completed","assignee_ids","created_at","updated_at"],"properties":{"id":{"description":"The id of the task.","type":"string"},"title":{"description":"The title. An empty string, never null, if the task has none.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"card":{"description":"The board column that the task sits in.","oneOf":[{"$ref":"#/components/schemas/TaskCard"},{"type":"null"}]},"priority":{"description":"The priority, any string.","type":["string","null"]},"due_date":{"description":"The date on which the task is due.","type":["string","null"],"format":"date"},"due_time":{"description":"The time of day at which it is due, `HH:mm`.","type":["string","null"]},"progress":{"description":"The progress in percent.","type":["integer","null"],"format":"int32","minimum":0,"maximum":100},"completed":{"description":"True exactly when `progress` is 100.","type":"boolean"},"assignee_ids":{"description":"The user ids of the assignees, as `GET /members` lists them.","type":"array","items":{"type":"string"}},"created_at":{"description":"When the task was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the task was last changed.","type":["string","null"],"format":"date-time"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.card === undefined) && (missing0 = "card"))) || ((data.priority === undefined) && (missing0 = "priority"))) || ((data.due_date === undefined) && (missing0 = "due_date"))) || ((data.due_time === undefined) && (missing0 = "due_time"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.completed === undefined) && (missing0 = "completed"))) || ((data.assignee_ids === undefined) && (missing0 = "assignee_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema144.required,parentSchema:schema144,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema144.properties, key0))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema144,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate131.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema144.properties.id.type,parentSchema:schema144.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate131.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema144.properties.title.type,parentSchema:schema144.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate131.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema144.properties.project_id.type},schema:schema144.properties.project_id.type,parentSchema:schema144.properties.project_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data3 = data.card;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.is_done === undefined) && (missing1 = "is_done"))){
const err0 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/required",keyword:"required",params:{missingProperty: missing1},schema:schema64.required,parentSchema:schema64,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "is_done"))){
const err1 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema64,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/card/id",schemaPath:"#/components/schemas/TaskCard/properties/id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.id.type,parentSchema:schema64.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/card/name",schemaPath:"#/components/schemas/TaskCard/properties/name/type",keyword:"type",params:{type: "string"},schema:schema64.properties.name.type,parentSchema:schema64.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.is_done !== undefined){
let data6 = data3.is_done;
const _errs18 = errors;
if(typeof data6 !== "boolean"){
const err4 = {instancePath:instancePath+"/card/is_done",schemaPath:"#/components/schemas/TaskCard/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema64.properties.is_done.type,parentSchema:schema64.properties.is_done,data:data6};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/card",schemaPath:"#/components/schemas/TaskCard/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs20 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema144.properties.card.oneOf[1].type,parentSchema:schema144.properties.card.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema144.properties.card.oneOf,parentSchema:schema144.properties.card,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data7 = data.priority;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate131.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: schema144.properties.priority.type},schema:schema144.properties.priority.type,parentSchema:schema144.properties.priority,data:data7}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs24 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate131.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/type",keyword:"type",params:{type: schema144.properties.due_date.type},schema:schema144.properties.due_date.type,parentSchema:schema144.properties.due_date,data:data8}];
return false;
}
if(errors === _errs24){
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats28.validate(data8))){
validate131.errors = [{instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema144.properties.due_date,data:data8}];
return false;
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.due_time !== undefined){
let data9 = data.due_time;
const _errs26 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate131.errors = [{instancePath:instancePath+"/due_time",schemaPath:"#/properties/due_time/type",keyword:"type",params:{type: schema144.properties.due_time.type},schema:schema144.properties.due_time.type,parentSchema:schema144.properties.due_time,data:data9}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data10 = data.progress;
const _errs28 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate131.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: schema144.properties.progress.type},schema:schema144.properties.progress.type,parentSchema:schema144.properties.progress,data:data10}];
return false;
}
if(errors === _errs28){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate131.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema144.properties.progress,data:data10}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate131.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema144.properties.progress,data:data10}];
return false;
}
else {
if(!(formats0.validate(data10))){
validate131.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema144.properties.progress,data:data10}];
return false;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completed !== undefined){
let data11 = data.completed;
const _errs30 = errors;
if(typeof data11 !== "boolean"){
validate131.errors = [{instancePath:instancePath+"/completed",schemaPath:"#/properties/completed/type",keyword:"type",params:{type: "boolean"},schema:schema144.properties.completed.type,parentSchema:schema144.properties.completed,data:data11}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignee_ids !== undefined){
let data12 = data.assignee_ids;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data12)){
var valid4 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs34 = errors;
if(typeof data13 !== "string"){
validate131.errors = [{instancePath:instancePath+"/assignee_ids/" + i0,schemaPath:"#/properties/assignee_ids/items/type",keyword:"type",params:{type: "string"},schema:schema144.properties.assignee_ids.items.type,parentSchema:schema144.properties.assignee_ids.items,data:data13}];
return false;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/assignee_ids",schemaPath:"#/properties/assignee_ids/type",keyword:"type",params:{type: "array"},schema:schema144.properties.assignee_ids.type,parentSchema:schema144.properties.assignee_ids,data:data12}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate131.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema144.properties.created_at.type},schema:schema144.properties.created_at.type,parentSchema:schema144.properties.created_at,data:data14}];
return false;
}
if(errors === _errs36){
if(errors === _errs36){
if(typeof data14 === "string"){
if(!(formats12.validate(data14))){
validate131.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema144.properties.created_at,data:data14}];
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data15 = data.updated_at;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate131.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema144.properties.updated_at.type},schema:schema144.properties.updated_at.type,parentSchema:schema144.properties.updated_at,data:data15}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats12.validate(data15))){
validate131.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema144.properties.updated_at,data:data15}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema144.type,parentSchema:schema144,data}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema143.required,parentSchema:schema143,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema143,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate130.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema143.properties.id.type,parentSchema:schema143.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema143.properties.type.type,parentSchema:schema143.properties.type,data:data1}];
return false;
}
if("task.created" !== data1){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.created"},schema:"task.created",parentSchema:schema143.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate130.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema143.properties.created_at,data:data2}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema143.properties.created_at.type,parentSchema:schema143.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate131(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$updated = validate134;
const schema146 = {"$ref":"contract#/components/schemas/TaskUpdatedEvent"};
const schema147 = {"description":"A task was updated.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.updated"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema147.required,parentSchema:schema147,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema147,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate135.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema147.properties.id.type,parentSchema:schema147.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema147.properties.type.type,parentSchema:schema147.properties.type,data:data1}];
return false;
}
if("task.updated" !== data1){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.updated"},schema:"task.updated",parentSchema:schema147.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema147.properties.created_at,data:data2}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema147.properties.created_at.type,parentSchema:schema147.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate131(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$completed = validate138;
const schema148 = {"$ref":"contract#/components/schemas/TaskCompletedEvent"};
const schema149 = {"description":"A task was completed.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.completed"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskEventData"}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate139.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema149.properties.id.type,parentSchema:schema149.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema149.properties.type.type,parentSchema:schema149.properties.type,data:data1}];
return false;
}
if("task.completed" !== data1){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.completed"},schema:"task.completed",parentSchema:schema149.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate139.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema149.properties.created_at,data:data2}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema149.properties.created_at.type,parentSchema:schema149.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate131(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_task$2e$deleted = validate142;
const schema150 = {"$ref":"contract#/components/schemas/TaskDeletedEvent"};
const schema151 = {"description":"A task was deleted.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"task.deleted"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/TaskDeletedData"}}};
const schema152 = {"description":"The ids of a deleted task and of where it was.","type":"object","additionalProperties":false,"required":["id","card_id","project_id"],"properties":{"id":{"description":"The id of the task.","type":"string"},"card_id":{"description":"The id of the board column that the task was in.","type":["string","null"]},"project_id":{"description":"The id of the task's project.","type":["string","null"]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema151.required,parentSchema:schema151,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate143.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema151.properties.id.type,parentSchema:schema151.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema151.properties.type.type,parentSchema:schema151.properties.type,data:data1}];
return false;
}
if("task.deleted" !== data1){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "task.deleted"},schema:"task.deleted",parentSchema:schema151.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate143.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema151.properties.created_at,data:data2}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema151.properties.created_at.type,parentSchema:schema151.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.card_id === undefined) && (missing1 = "card_id"))) || ((data3.project_id === undefined) && (missing1 = "project_id"))){
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/required",keyword:"required",params:{missingProperty: missing1},schema:schema152.required,parentSchema:schema152,data:data3}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "card_id")) || (key1 === "project_id"))){
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema152,data:data3}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate143.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/TaskDeletedData/properties/id/type",keyword:"type",params:{type: "string"},schema:schema152.properties.id.type,parentSchema:schema152.properties.id,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.card_id !== undefined){
let data5 = data3.card_id;
const _errs14 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate143.errors = [{instancePath:instancePath+"/data/card_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/card_id/type",keyword:"type",params:{type: schema152.properties.card_id.type},schema:schema152.properties.card_id.type,parentSchema:schema152.properties.card_id,data:data5}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.project_id !== undefined){
let data6 = data3.project_id;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate143.errors = [{instancePath:instancePath+"/data/project_id",schemaPath:"#/components/schemas/TaskDeletedData/properties/project_id/type",keyword:"type",params:{type: schema152.properties.project_id.type},schema:schema152.properties.project_id.type,parentSchema:schema152.properties.project_id,data:data6}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/TaskDeletedData/type",keyword:"type",params:{type: "object"},schema:schema152.type,parentSchema:schema152,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_comment$2e$created = validate145;
const schema153 = {"$ref":"contract#/components/schemas/CommentCreatedEvent"};
const schema154 = {"description":"A comment was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"comment.created"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CommentEventData"}}};
const schema155 = {"description":"The comment, without its body.","type":"object","additionalProperties":false,"required":["id","task_id","project_id","author","created_at"],"properties":{"id":{"description":"The id of the comment.","type":"string"},"task_id":{"description":"The id of the task that the comment belongs to.","type":"string"},"project_id":{"description":"The id of the task's project.","type":["string","null"]},"author":{"description":"The author of the comment.","oneOf":[{"$ref":"#/components/schemas/CommentAuthor"},{"type":"null"}]},"created_at":{"description":"When the comment was created.","type":["string","null"],"format":"date-time"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.task_id === undefined) && (missing0 = "task_id"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.author === undefined) && (missing0 = "author"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema155.required,parentSchema:schema155,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "task_id")) || (key0 === "project_id")) || (key0 === "author")) || (key0 === "created_at"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema155,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate147.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.id.type,parentSchema:schema155.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_id !== undefined){
let data1 = data.task_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate147.errors = [{instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"},schema:schema155.properties.task_id.type,parentSchema:schema155.properties.task_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data2 = data.project_id;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate147.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema155.properties.project_id.type},schema:schema155.properties.project_id.type,parentSchema:schema155.properties.project_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
let data3 = data.author;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/required",keyword:"required",params:{missingProperty: missing1},schema:schema103.required,parentSchema:schema103,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema103,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/author/id",schemaPath:"#/components/schemas/CommentAuthor/properties/id/type",keyword:"type",params:{type: "string"},schema:schema103.properties.id.type,parentSchema:schema103.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/author/name",schemaPath:"#/components/schemas/CommentAuthor/properties/name/type",keyword:"type",params:{type: "string"},schema:schema103.properties.name.type,parentSchema:schema103.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/author",schemaPath:"#/components/schemas/CommentAuthor/type",keyword:"type",params:{type: "object"},schema:schema103.type,parentSchema:schema103,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema155.properties.author.oneOf[1].type,parentSchema:schema155.properties.author.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema155.properties.author.oneOf,parentSchema:schema155.properties.author,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate147.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema155.properties.created_at.type},schema:schema155.properties.created_at.type,parentSchema:schema155.properties.created_at,data:data6}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data6 === "string"){
if(!(formats12.validate(data6))){
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema155.properties.created_at,data:data6}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema154.required,parentSchema:schema154,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema154,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate146.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema154.properties.id.type,parentSchema:schema154.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema154.properties.type.type,parentSchema:schema154.properties.type,data:data1}];
return false;
}
if("comment.created" !== data1){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "comment.created"},schema:"comment.created",parentSchema:schema154.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate146.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema154.properties.created_at,data:data2}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema154.properties.created_at.type,parentSchema:schema154.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate147(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema154.type,parentSchema:schema154,data}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_event$2e$created = validate150;
const schema157 = {"$ref":"contract#/components/schemas/EventCreatedEvent"};
const schema158 = {"description":"A calendar event was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"event.created"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/CalendarEventData"}}};
const schema159 = {"description":"The calendar event as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","title","date","start_time","end_time","location","project_id","workspace_id","color","repeat","created_at","updated_at"],"properties":{"id":{"description":"The id of the event.","type":"string"},"title":{"description":"The title.","type":"string"},"date":{"description":"The day of the event, or its first day if it repeats.","type":["string","null"],"format":"date"},"start_time":{"description":"The time of day at which the event starts, `HH:mm`.","type":["string","null"]},"end_time":{"description":"The time of day at which the event ends, `HH:mm`.","type":["string","null"]},"location":{"description":"The place.","type":["string","null"]},"project_id":{"description":"The id of the project that the event belongs to, or null if it belongs to the workspace.","type":["string","null"]},"workspace_id":{"description":"The id of the workspace if the event belongs to it as a whole, or null.","type":["string","null"]},"color":{"description":"The color of the event in calendars, `#` and 3 or 6 hexadecimal digits.","type":["string","null"]},"repeat":{"description":"How often the event repeats.","oneOf":[{"$ref":"#/components/schemas/EventRepeat"},{"type":"null"}]},"created_at":{"description":"When the event was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the event was last changed.","type":["string","null"],"format":"date-time"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.date === undefined) && (missing0 = "date"))) || ((data.start_time === undefined) && (missing0 = "start_time"))) || ((data.end_time === undefined) && (missing0 = "end_time"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.project_id === undefined) && (missing0 = "project_id"))) || ((data.workspace_id === undefined) && (missing0 = "workspace_id"))) || ((data.color === undefined) && (missing0 = "color"))) || ((data.repeat === undefined) && (missing0 = "repeat"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema159.required,parentSchema:schema159,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func5.call(schema159.properties, key0))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema159,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema159.properties.id.type,parentSchema:schema159.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate152.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema159.properties.title.type,parentSchema:schema159.properties.title,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data2 = data.date;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate152.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: schema159.properties.date.type},schema:schema159.properties.date.type,parentSchema:schema159.properties.date,data:data2}];
return false;
}
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats28.validate(data2))){
validate152.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema159.properties.date,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_time !== undefined){
let data3 = data.start_time;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate152.errors = [{instancePath:instancePath+"/start_time",schemaPath:"#/properties/start_time/type",keyword:"type",params:{type: schema159.properties.start_time.type},schema:schema159.properties.start_time.type,parentSchema:schema159.properties.start_time,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data4 = data.end_time;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate152.errors = [{instancePath:instancePath+"/end_time",schemaPath:"#/properties/end_time/type",keyword:"type",params:{type: schema159.properties.end_time.type},schema:schema159.properties.end_time.type,parentSchema:schema159.properties.end_time,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
let data5 = data.location;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate152.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schema159.properties.location.type},schema:schema159.properties.location.type,parentSchema:schema159.properties.location,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project_id !== undefined){
let data6 = data.project_id;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate152.errors = [{instancePath:instancePath+"/project_id",schemaPath:"#/properties/project_id/type",keyword:"type",params:{type: schema159.properties.project_id.type},schema:schema159.properties.project_id.type,parentSchema:schema159.properties.project_id,data:data6}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace_id !== undefined){
let data7 = data.workspace_id;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate152.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"#/properties/workspace_id/type",keyword:"type",params:{type: schema159.properties.workspace_id.type},schema:schema159.properties.workspace_id.type,parentSchema:schema159.properties.workspace_id,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data8 = data.color;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate152.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: schema159.properties.color.type},schema:schema159.properties.color.type,parentSchema:schema159.properties.color,data:data8}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat !== undefined){
let data9 = data.repeat;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
if(typeof data9 !== "string"){
const err0 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data9 === "none") || (data9 === "daily")) || (data9 === "weekly")) || (data9 === "monthly")) || (data9 === "yearly"))){
const err1 = {instancePath:instancePath+"/repeat",schemaPath:"#/components/schemas/EventRepeat/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs25 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema159.properties.repeat.oneOf[1].type,parentSchema:schema159.properties.repeat.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/repeat",schemaPath:"#/properties/repeat/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema159.properties.repeat.oneOf,parentSchema:schema159.properties.repeat,data:data9};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs27 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate152.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: schema159.properties.created_at.type},schema:schema159.properties.created_at.type,parentSchema:schema159.properties.created_at,data:data10}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data10 === "string"){
if(!(formats12.validate(data10))){
validate152.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema159.properties.created_at,data:data10}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
let data11 = data.updated_at;
const _errs29 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate152.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: schema159.properties.updated_at.type},schema:schema159.properties.updated_at.type,parentSchema:schema159.properties.updated_at,data:data11}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats12.validate(data11))){
validate152.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema159.properties.updated_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema159.type,parentSchema:schema159,data}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema158.required,parentSchema:schema158,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema158,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate151.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema158.properties.id.type,parentSchema:schema158.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema158.properties.type.type,parentSchema:schema158.properties.type,data:data1}];
return false;
}
if("event.created" !== data1){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event.created"},schema:"event.created",parentSchema:schema158.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate151.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema158.properties.created_at,data:data2}];
return false;
}
}
else {
validate151.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema158.properties.created_at.type,parentSchema:schema158.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs8 = errors;
if(!(validate152(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const webhook_project$2e$created = validate155;
const schema161 = {"$ref":"contract#/components/schemas/ProjectCreatedEvent"};
const schema162 = {"description":"A project was created.","type":"object","additionalProperties":false,"required":["id","type","created_at","data"],"properties":{"id":{"description":"The id of the event, `evt_…`, the same for every endpoint and every attempt. Deduplicate on it.","type":"string"},"type":{"description":"The type of the event.","type":"string","const":"project.created"},"created_at":{"description":"When the event occurred.","type":"string","format":"date-time"},"data":{"$ref":"#/components/schemas/ProjectEventData"}}};
const schema163 = {"description":"The project as it was created, without its description.","type":"object","additionalProperties":false,"required":["id","name","created_at","updated_at"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"created_at":{"description":"When the project was created.","type":["string","null"],"format":"date-time"},"updated_at":{"description":"When the project was last changed.","type":["string","null"],"format":"date-time"}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.data === undefined) && (missing0 = "data"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "created_at")) || (key0 === "data"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema162,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate156.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema162.properties.id.type,parentSchema:schema162.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema162.properties.type.type,parentSchema:schema162.properties.type,data:data1}];
return false;
}
if("project.created" !== data1){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "project.created"},schema:"project.created",parentSchema:schema162.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data2 = data.created_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats12.validate(data2))){
validate156.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema162.properties.created_at,data:data2}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema162.properties.created_at.type,parentSchema:schema162.properties.created_at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.created_at === undefined) && (missing1 = "created_at"))) || ((data3.updated_at === undefined) && (missing1 = "updated_at"))){
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/required",keyword:"required",params:{missingProperty: missing1},schema:schema163.required,parentSchema:schema163,data:data3}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "created_at")) || (key1 === "updated_at"))){
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema163,data:data3}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate156.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/ProjectEventData/properties/id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.id.type,parentSchema:schema163.properties.id,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate156.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/ProjectEventData/properties/name/type",keyword:"type",params:{type: "string"},schema:schema163.properties.name.type,parentSchema:schema163.properties.name,data:data5}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.created_at !== undefined){
let data6 = data3.created_at;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate156.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/type",keyword:"type",params:{type: schema163.properties.created_at.type},schema:schema163.properties.created_at.type,parentSchema:schema163.properties.created_at,data:data6}];
return false;
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats12.validate(data6))){
validate156.errors = [{instancePath:instancePath+"/data/created_at",schemaPath:"#/components/schemas/ProjectEventData/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.created_at,data:data6}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.updated_at !== undefined){
let data7 = data3.updated_at;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate156.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/type",keyword:"type",params:{type: schema163.properties.updated_at.type},schema:schema163.properties.updated_at.type,parentSchema:schema163.properties.updated_at,data:data7}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats12.validate(data7))){
validate156.errors = [{instancePath:instancePath+"/data/updated_at",schemaPath:"#/components/schemas/ProjectEventData/properties/updated_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.updated_at,data:data7}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/ProjectEventData/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
